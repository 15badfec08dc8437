import { Suspense, useEffect, useState } from 'react';
import { requestBlog } from '@/features/blog/blog-store';
import { Approach } from './approach/approach';
import { LatestBlog } from './blog/latest-blog';
import { CallToAction } from './call-to-action/call-to-action';
import { Clients } from './clients/clients';
import { HomeFaq } from './faq/home-faq';
import { Hero } from './hero/hero';
import { Industries } from './industries/industries';
import { Intro } from './intro/intro';
import { createLine, HomeLine } from './line';
import { Services } from './services/services';
import { Showcase } from './showcase/showcase';
import { Uses } from './uses/uses';

const below = {
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
 * Home (docs/rules.md#home-sections). Each section is hydrated by itself: all of them at once would be a task that
 * stops a pill in the middle of a throw.
 */
export function HomePage() {
  useEffect(() => void requestBlog(), []);
  const [line] = useState(createLine);
  return (
    <HomeLine value={line}>
      <Hero />
      <Clients />
      {Object.entries(below).map(([name, Section]) => (
        <Suspense key={name}>
          <Section />
        </Suspense>
      ))}
    </HomeLine>
  );
}
