import { type ComponentType, lazy, useState } from 'react';
import { lazyScript, markScriptFailed } from '@/lib/lazy-script';
import { showLoading } from '@/lib/page-loading';

/** A form whose script is preloaded with the page. */
interface Part {
  load: () => Promise<unknown>;
}

/** A prerendered page has only its own rules inline; another page needs the full style sheet. */
const requireStyleSheet = () => {
  const link = globalThis.document?.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link?.sheet === null) throw new Error('The style sheet has not loaded');
};

/** The scripts of an older build are gone, but the server has the page. Never resolves: the document is replaced. */
const reloadDocument = () => {
  location.reload();
  return new Promise<never>(() => {});
};

/**
 * A page with its own script.
 * @param source path of the module that `load` imports, from the project's root; the build finds the script by it
 * @param parts forms on the page, loaded with it
 */
export const lazyPage = (
  source: string,
  load: () => Promise<ComponentType>,
  parts: readonly Part[] = [],
) => {
  const script = lazyScript(load);
  /** The page with its forms; a form that fails to load reports it itself. */
  const complete = lazyScript(async () => {
    const forms = Promise.allSettled(parts.map((part) => part.load()));
    const [component] = await Promise.all([script.load(), forms]);
    requireStyleSheet();
    return component;
  });
  let hydrated: ComponentType | undefined;
  let hydration: Promise<ComponentType> | undefined;

  /** Loads the script of the prerendered page, whose HTML stays until then. */
  const hydrate = () => {
    parts.forEach((part) => void part.load().catch(() => undefined));
    return (hydration ??= script
      .loadWithRetry(markScriptFailed)
      .then((component) => (hydrated = component)));
  };
  const Waiting = lazy(async () => ({
    default: await (hydration ?? showLoading(complete.load().catch(reloadDocument))),
  }));

  function Page() {
    // Never changes while mounted: another component would remount the page.
    const [Content] = useState<ComponentType>(() => complete.ready ?? hydrated ?? Waiting);
    return <Content />;
  }
  return { Page, source, load: complete.load, prefetch: complete.prefetch, hydrate };
};
