import { type ComponentType, createElement, useState } from 'react';
import { notFoundRow, type PageRow, pageRows, rowAt } from '@/content/pages';
import { DetailedForm, ShortForm } from '@/features/enquiry/lazy-forms';
import { showLoading } from '@/lib/header-state';
import { lazyComponent } from '@/lib/lazy-part';
import { lazyChunk, markChunkFailed } from '@/lib/lazy-chunk';
import { useHydrated } from '@/lib/use-hydrated';
import { SuccessStrip } from '@/pages/success/lazy-success-strip';

/** Modules by path. `brand-audit/brand-audit-page.tsx`, for example, exports `BrandAuditPage`. */
const pageModules = import.meta.glob<Record<string, ComponentType>>('/src/pages/*/*-page.tsx');

type PartName = NonNullable<PageRow['parts']>[number];

/** What a row of `content/pages.ts` can name in `parts`: components with chunks of their own. */
const parts: Readonly<Record<PartName, { load: () => Promise<unknown> }>> = {
  'short form': ShortForm,
  'detailed form': DetailedForm,
  'success strip': SuccessStrip,
};

/** By folder: paths that share one share its page, which stays mounted between them. */
const pagesByFolder = new Map(
  Object.values(pageRows).map((row) => [row.folder, lazyPage(row)] as const),
);

export const notFoundPage = lazyPage(notFoundRow);

/** @returns the page at a path; the not-found page for unknown paths */
export const pageAt = (pathname: string) =>
  pagesByFolder.get(rowAt(pathname).folder) ?? notFoundPage;

/** Every path with its page. */
export const pages = Object.keys(pageRows).map((path) => ({ path, Page: pageAt(path).Page }));

/** Prefetches the page that a link's target leads to. @returns whether it is there already */
export const prefetchPage = (to: string) => {
  const [pathname] = to.split(/[?#]/, 1);
  if (!pathname) return false;
  const { prefetch, isLoaded } = pageAt(pathname);
  prefetch();
  return isLoaded();
};

/**
 * A page with its own chunk. A prerendered page has its HTML, and waits for that chunk alone. One
 * that a link opens waits for the chunks of its parts too.
 */
function lazyPage({ folder, parts: partNames = [] }: PageRow) {
  /** Path of the module, from the project's root; the build finds the chunk by it. */
  const source = `src/pages/${folder}/${folder}-page.tsx`;
  const chunk = lazyChunk(() => importPage(folder, source));
  const chunkAndParts = lazyChunk(async () => {
    // A form that fails to load reports it itself.
    const partsSettled = Promise.allSettled(partNames.map((name) => parts[name].load()));
    const [component] = await Promise.all([chunk.load(), partsSettled]);
    return component;
  });
  const { load, prefetch } = chunkAndParts;
  const Prerendered = lazyComponent(chunk, () => chunk.loadWithRetry(markChunkFailed));
  const Opened = lazyComponent(chunkAndParts, () => showLoading(load().catch(reloadDocument)));
  // Made once: React keeps HTML that is not hydrated yet only for the same element.
  const prerendered = createElement(Prerendered);
  const opened = createElement(Opened);
  function Page() {
    const isHydrated = useHydrated();
    // Never changes while mounted: another element would remount the page.
    const [content] = useState(isHydrated ? opened : prerendered);
    return content;
  }
  return { Page, source, load, prefetch, isLoaded: () => chunkAndParts.ready !== undefined };
}

/** @returns the one export of a page's module, which is named after the folder */
async function importPage(folder: string, source: string) {
  const words = `${folder}-page`.split('-');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const module = await pageModules[`/${source}`]?.();
  const component = module?.[name];
  if (!component) throw new Error(`There is no ${name} in ${source}`);
  return component;
}

/** Loads the page from the server: the chunks of an older build are gone. Never resolves. */
function reloadDocument() {
  location.reload();
  return new Promise<never>(() => {});
}
