import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary';
import { type LazyChunk, lazyChunk, markChunkFailed } from './lazy-chunk';

/**
 * A component with its own chunk, shown at once if that has loaded. Until then React waits, and on a
 * prerendered page keeps the HTML.
 * @param request loads the chunk, once the component is shown
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

/**
 * A part of a page with its own chunk. Until the chunk has loaded, the prerendered HTML stays, or
 * `waiting` shows where there is none.
 * @param waiting the placeholder; only forms have one, and only they report a failed chunk
 * @param remountNotice the notice to show when a form throws and is remounted
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  remountNotice?: string,
) {
  const chunk = lazyChunk(load);
  const onFailure = waiting === null ? undefined : markChunkFailed;
  const Content = lazyComponent(chunk, () => chunk.loadWithRetry(onFailure));
  function Part(props: Props) {
    return (
      <ErrorBoundary fallback={waiting} remountNotice={remountNotice}>
        <Suspense fallback={waiting}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(Part, { load: chunk.load, prefetch: chunk.prefetch });
}
