import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary';
import { type LazyChunk, lazyChunk, markChunkFailed } from './lazy-chunk';

/**
 * A component with its own chunk, shown at once if that has loaded. Until then React waits, and on a
 * prerendered page keeps the HTML.
 * @param chunk tells whether it has loaded
 * @param request loads it once the component is shown, and decides what happens when that fails
 */
export const lazyComponent = <Props extends object>(
  chunk: LazyChunk<ComponentType<Props>>,
  request: () => Promise<ComponentType<Props>>,
) => {
  const Waiting = lazy(async () => ({ default: await request() }));
  return function LazyComponent(props: Props) {
    // Never changes while mounted: another component would remount it.
    const [Content] = useState<ComponentType<Props>>(() => chunk.ready ?? Waiting);
    return <Content {...props} />;
  };
};

interface FormOptions {
  /** Shown where there is no prerendered HTML until the chunk has loaded, and if the form throws. */
  placeholder: ReactNode;
  /** The notice to show when the form throws and is mounted again. */
  remountNotice: string;
}

/**
 * A part of a page with its own chunk. Until that has loaded, the prerendered HTML stays.
 * @param form for a form, which reports a failed chunk; other parts stay away
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  form?: FormOptions,
) {
  const chunk = lazyChunk(load);
  const onFailure = form && markChunkFailed;
  const Content = lazyComponent(chunk, () => chunk.loadWithRetry(onFailure));
  function Part(props: Props) {
    return (
      <ErrorBoundary fallback={form?.placeholder} remountNotice={form?.remountNotice}>
        <Suspense fallback={form?.placeholder}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(Part, { load: chunk.load, prefetch: chunk.prefetch });
}
