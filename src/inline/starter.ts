import { lazyChunk, markChunkFailed } from '@/lib/lazy-chunk';

/** The build names the scripts in an attribute of this one: the entry, then those of the page. */
const [entry = '', ...others] = document.currentScript?.dataset['scripts']?.split(' ') ?? [];
const chunk = (file: string) => lazyChunk(() => import(/* @vite-ignore */ file));

let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  void chunk(entry).loadWithRetry(markChunkFailed);
  // They load at the same time. If one fails, the entry requests it again.
  for (const file of others) chunk(file).prefetch();
};

// The scripts wait for the first paint, at most 1 s. A background tab never paints.
if (document.hidden) start();
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 1000);
}
