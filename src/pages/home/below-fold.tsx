import { useEffect } from 'react';
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

/** The home page below its first screen. */
export function BelowFold() {
  useEffect(replayClicks, []);
  return (
    <>
      <Intro />
      <Services />
      <Uses />
      <Showcase />
      <Industries />
      <Approach />
      <LatestBlog />
      <HomeFaq />
      <CallToAction />
    </>
  );
}
