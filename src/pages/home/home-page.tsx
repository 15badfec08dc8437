import { Suspense, useEffect, useState } from 'react';
import { requestBlog } from '@/features/blog/blog-store';
import { DeferredLayout } from '@/ui/deferred-layout';
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

/** The sections below the first screen. Each reserves its height at 1440 px, in px, until it is laid out. */
const below = [
  { name: 'intro', Section: Intro, height: 996 },
  { name: 'services', Section: Services, height: 1434 },
  { name: 'uses', Section: Uses, height: 1035 },
  { name: 'showcase', Section: Showcase, height: 2781 },
  { name: 'industries', Section: Industries, height: 685 },
  { name: 'approach', Section: Approach, height: 1144 },
  { name: 'blog', Section: LatestBlog, height: 1058 },
  { name: 'faq', Section: HomeFaq, height: 830 },
  { name: 'call-to-action', Section: CallToAction, height: 820 },
] as const;

/**
 * Home (docs/rules.md#home-sections). Each section is laid out and hydrated on its own: one long task for all would delay
 * the first paint or stall the pills.
 */
export function HomePage() {
  useEffect(() => void requestBlog(), []);
  const [line] = useState(createLine);
  return (
    <HomeLine value={line}>
      <Hero />
      <Clients />
      {below.map(({ name, Section, height }) => (
        <Suspense key={name}>
          <DeferredLayout height={height}>
            <Section />
          </DeferredLayout>
        </Suspense>
      ))}
    </HomeLine>
  );
}
