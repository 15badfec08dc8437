import { type ComponentType, lazy, useState } from 'react';
import { lazyScript, markScriptFailed } from '@/lib/lazy-script';

/** A form that the page shows at once, though its script comes later. */
interface Part {
  load: () => Promise<unknown>;
}

/** A prerendered page holds the rules that it uses; only the sheet that follows holds those of all pages. */
const checkSheet = () => {
  const link = globalThis.document?.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link?.sheet === null) throw new Error('The style sheet is not there');
};

/** The header shows that a page is loading (`layout/header/header.tsx`). */
const showProgress = <Loaded,>(page: Promise<Loaded>) => {
  const { dataset } = document.documentElement;
  dataset['underWay'] = '';
  return page.finally(() => delete dataset['underWay']);
};

/** A script of an older build is gone, but the server has the page. Once: what is loaded anew arrives. */
const reloadOnce = () => {
  location.reload();
  return new Promise<never>(() => {});
};

/**
 * A page in a script of its own.
 * @param source the module that `load` imports, from the project's root: the build finds its script by it
 */
export const lazyPage = (
  source: string,
  load: () => Promise<ComponentType>,
  parts: readonly Part[] = [],
) => {
  const script = lazyScript(load);
  /** All that the page shows; a form that cannot be had tells of it in its place. */
  const whole = lazyScript(async () => {
    const forms = Promise.allSettled(parts.map((part) => part.load()));
    const [component] = await Promise.all([script.load(), forms]);
    checkSheet();
    return component;
  });
  let arrived: ComponentType | undefined;
  let arrival: Promise<ComponentType> | undefined;

  /** Hydrates the prerendered page: its HTML stays until the script is there. */
  const arrive = () => {
    parts.forEach((part) => void part.load().catch(() => undefined));
    return (arrival ??= script
      .loadWithRetry(markScriptFailed)
      .then((component) => (arrived = component)));
  };
  const Waiting = lazy(async () => ({
    default: await (arrival ?? showProgress(whole.load().catch(reloadOnce))),
  }));

  function Page() {
    // Kept for as long as the page stands: another component in its place would start it anew.
    const [Content] = useState<ComponentType>(() => whole.ready ?? arrived ?? Waiting);
    return <Content />;
  }
  return { Page, source, load: whole.load, prefetch: whole.prefetch, arrive };
};
