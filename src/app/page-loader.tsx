import { type ComponentType, lazy, useState } from 'react';

/** What a built page holds below its first screen; its styles come with the first sign of use. */
export interface Below {
  /** Its modules, from the project's root. */
  parts: readonly string[];
  /** Finds its elements, which are laid out once their styles are there. */
  selector: string;
}

export interface LoadedPage {
  /** Renders the page, waiting for its script where it is not there yet. */
  Page: ComponentType;
  /** Fetches the page's script ahead of need; the same promise however often it is asked. */
  preload: () => Promise<unknown>;
  /** The page's module, from the project's root: the build finds its scripts and styles by it. */
  source: string;
  /** Modules that the page shows at once but loads later. */
  parts: readonly string[];
  below: Below | undefined;
}

/**
 * A page in a script of its own. Once that script is there the page renders at once, without waiting: only so can
 * the built HTML be taken over in one piece.
 * @param source the module that `load` imports, from the project's root
 * @param parts modules whose HTML and styles the built page holds, though their scripts come later
 * @param below the same for what lies below the first screen, where it is heavy
 */
export const createPage = (
  source: string,
  load: () => Promise<ComponentType>,
  parts: readonly string[] = [],
  below?: Below,
): LoadedPage => {
  let ready: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  const preload = () => {
    loading ??= load().then(
      (component) => (ready = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Waiting = lazy(async () => ({ default: await preload() }));

  function Page() {
    // Kept for as long as the page stands: another component in its place would start it anew.
    const [Content] = useState<ComponentType>(() => ready ?? Waiting);
    return <Content />;
  }
  return { Page, preload, source, parts, below };
};
