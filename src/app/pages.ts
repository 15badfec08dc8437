import { type ComponentType, createElement, useState } from 'react';
import { notFoundRow, type PageRow, pageRows, rowAt } from '@/content/pages';
import { DetailedForm, ShortForm } from '@/features/enquiry/lazy-forms';
import { showLoading } from '@/lib/header-state';
import { lazyComponent } from '@/lib/lazy-part';
import { lazyChunk, markChunkFailed } from '@/lib/lazy-chunk';
import { useHydrated } from '@/lib/use-hydrated';
import { SuccessStrip } from '@/pages/success/lazy-success-strip';

const modules = import.meta.glob<Record<string, ComponentType>>('/src/pages/*/*-page.tsx');

/** What rows name as loaded with a page. */
const parts: Readonly<
  Record<NonNullable<PageRow['parts']>[number], { load: () => Promise<unknown> }>
> = {
  'short form': ShortForm,
  'detailed form': DetailedForm,
  'success strip': SuccessStrip,
};

/** The page of each folder. Two paths can share one: React then keeps what they share, and changes the rest. */
const byFolder = new Map<string, ReturnType<typeof lazyPage>>();

const pageOf = (row: PageRow) => {
  const page = byFolder.get(row.folder) ?? lazyPage(row);
  byFolder.set(row.folder, page);
  return page;
};

/** Every path with its page. */
export const pages = Object.entries(pageRows).map(([path, row]) => ({
  path,
  Page: pageOf(row).Page,
}));

export const notFoundPage = pageOf(notFoundRow);

/** @returns the page at a path; the not-found page for unknown paths */
export const pageAt = (pathname: string) => pageOf(rowAt(pathname));

/**
 * Prefetches the page that a link leads to.
 * @param to the link's target, with or without query and hash
 * @returns whether it is there already
 */
export const prefetchPage = (to: string) => {
  const pathname = to.split(/[?#]/, 1)[0];
  if (!pathname) return false;
  const { prefetch, isLoaded } = pageAt(pathname);
  prefetch();
  return isLoaded();
};

/** A page, whose chunk loads together with those of its parts. */
function lazyPage({ folder, parts: names = [] }: PageRow) {
  /** Path of the module, from the project's root; the build finds the chunk by it. */
  const source = `src/pages/${folder}/${folder}-page.tsx`;
  const chunk = lazyChunk(() => importPage(folder, source));
  const whole = lazyChunk(async () => {
    // A form that fails to load reports it itself.
    const loading = Promise.allSettled(names.map((part) => parts[part].load()));
    const [component] = await Promise.all([chunk.load(), loading]);
    return component;
  });
  // The HTML of a prerendered page is there, so it waits for no form.
  const Prerendered = lazyComponent(chunk, () => chunk.loadWithRetry(markChunkFailed));
  const Opened = lazyComponent(whole, () => showLoading(whole.load().catch(reloadDocument)));
  // Constant elements: React keeps HTML that is not hydrated yet only while its element stays the same.
  const prerendered = createElement(Prerendered);
  const opened = createElement(Opened);

  function Page() {
    const isHydrated = useHydrated();
    // Never changes while mounted: another element would remount the page.
    const [content] = useState(isHydrated ? opened : prerendered);
    return content;
  }
  const { load, prefetch } = whole;
  return { Page, source, load, prefetch, isLoaded: () => whole.ready !== undefined };
}

/** Imports the component that a page's module exports: `BrandAuditPage` of `brand-audit`. */
async function importPage(folder: string, source: string) {
  const words = `${folder}-page`.split('-');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const component = (await modules[`/${source}`]?.())?.[name];
  if (!component) throw new Error(`There is no ${name} in ${source}`);
  return component;
}

/** Loads the page from the server, because the chunks of an older build are gone. Never resolves. */
function reloadDocument() {
  location.reload();
  return new Promise<never>(() => {});
}
