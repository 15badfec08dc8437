import { Suspense, useEffect } from 'react';
import { Approach } from './approach/approach';
import { LatestBlog } from './blog/latest-blog';
import { CallToAction } from './call-to-action/call-to-action';
import { replayClicks } from './early-clicks';
import { HomeFaq } from './faq/home-faq';
import { Industries } from './industries/industries';
import { Intro } from './intro/intro';
import { Services } from './services/services';
import { Showcase } from './showcase/showcase';
import { Uses } from './uses/uses';
import './home-print.css';

const sections = {
  intro: Intro,
  services: Services,
  uses: Uses,
  showcase: Showcase,
  industries: Industries,
  approach: Approach,
  blog: LatestBlog,
  faq: HomeFaq,
  callToAction: CallToAction,
};

/**
 * The home page below its first screen. Each section is taken over by itself: all of them at once would be a task
 * that stops a pill in the middle of a throw.
 */
export function BelowFold() {
  useEffect(replayClicks, []);
  return Object.entries(sections).map(([name, Section]) => (
    <Suspense key={name}>
      <Section />
    </Suspense>
  ));
}
