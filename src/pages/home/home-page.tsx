import { Suspense, useEffect, useState } from 'react';
import { loadPosts } from '@/features/blog/posts';
import { BelowWindow } from '@/motion/below-window';
import { Approach } from './approach';
import { CallToAction } from './call-to-action';
import { Clients } from './clients';
import { Hero } from './hero/hero';
import { HomeFaq } from './home-faq';
import { Industries } from './industries';
import { Intro } from './intro';
import { LatestBlog } from './latest-blog';
import { createLine, HomeLine } from './line';
import { Services } from './services';
import { Showcase } from './showcase';
import { Uses } from './uses';

const below = [
  Intro,
  Services,
  Uses,
  Showcase,
  Industries,
  Approach,
  LatestBlog,
  HomeFaq,
  CallToAction,
];

/**
 * Home (docs/rules.md#home-sections). Each section hydrates on its own: one long task for all would
 * stall the pills and the first press.
 */
export function HomePage() {
  useEffect(() => void loadPosts(), []);
  const [line] = useState(createLine);
  return (
    <HomeLine value={line}>
      <Hero />
      <Clients />
      <BelowWindow>
        {below.map((Section, index) => (
          <Suspense key={index}>
            <Section />
          </Suspense>
        ))}
      </BelowWindow>
    </HomeLine>
  );
}
