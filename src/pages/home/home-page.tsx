import { lazy, Suspense, useEffect } from 'react';
import { requestBlog } from '@/features/blog/blog-store';
import { afterLoad, whenWanted } from '@/lib/when-wanted';
import { Clients } from './clients/clients';
import { keepClicks } from './early-clicks';
import { Hero } from './hero/hero';
import './home-page.css';

/** The first section of what loads later. */
const second = '.home-intro';

const BelowFold = lazy(async () => {
  keepClicks(second);
  await whenWanted(second);
  return { default: (await import('./below-fold')).BelowFold };
});

/** Home (specification 2.5). What is below the first screen, and the posts, load after it. */
export function HomePage() {
  useEffect(() => void afterLoad().then(requestBlog), []);
  return (
    <>
      <Hero />
      <Clients />
      <Suspense fallback={<div className="home-waiting" aria-busy="true" />}>
        <BelowFold />
      </Suspense>
    </>
  );
}
