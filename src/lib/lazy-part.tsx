import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary';
import { lazyScript, markScriptFailed } from './lazy-script';

/**
 * A part of a page with a script of its own. Until that is there, and for good when it cannot be had, the prerendered
 * HTML stays as it is; where there is none, `waiting` stands in.
 * @param waiting what is to be seen meanwhile; a part that has it is a form, which says when its script fails
 * @param again what a form says that has thrown and was set up again
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  again?: string,
) {
  const script = lazyScript(load);
  const onFailure = waiting === null ? undefined : markScriptFailed;
  const Waiting = lazy(async () => ({ default: await script.loadWithRetry(onFailure) }));
  function Part(props: Props) {
    // Kept for as long as the part stands: another component in its place would start it anew.
    const [Content] = useState<ComponentType<Props>>(() => script.ready ?? Waiting);
    return (
      <ErrorBoundary fallback={waiting} again={again}>
        <Suspense fallback={waiting}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(Part, { load: script.load });
}
