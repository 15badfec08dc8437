import { type ComponentType, useState } from 'react';
import { lazyComponent } from '@/lib/lazy-part';
import { lazyScript, markScriptFailed } from '@/lib/lazy-script';
import { showLoading } from '@/lib/header-state';
import { useHydrated } from '@/lib/use-hydrated';

/** A form whose script is preloaded with the page. */
interface Part {
  load: () => Promise<unknown>;
}

/** A full page load: the scripts of an older build are gone, but the server has the page. Never resolves. */
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
    return component;
  });
  /** Its HTML is there, so it waits for no form. */
  const Prerendered = lazyComponent(script, () => script.loadWithRetry(markScriptFailed));
  const Opened = lazyComponent(complete, () => showLoading(complete.load().catch(reloadDocument)));
  // Constant elements: React keeps HTML that is not hydrated yet only while its element stays the same.
  const prerendered = <Prerendered />;
  const opened = <Opened />;

  function Page() {
    const isHydrated = useHydrated();
    // Never changes while mounted: another element would remount the page.
    const [content] = useState(isHydrated ? opened : prerendered);
    return content;
  }
  return {
    Page,
    source,
    load: complete.load,
    prefetch: complete.prefetch,
    isLoaded: () => complete.ready !== undefined,
  };
};
