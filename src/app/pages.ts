import { type ComponentType, createElement, useState } from 'react';
import { notFoundRow, type PageRow, pageRows, rowAt } from '@/content/pages';
import { DetailedForm, ShortForm } from '@/features/enquiry/lazy-forms';
import { showLoading } from '@/lib/header-state';
import { lazyComponent } from '@/lib/lazy-part';
import { lazyChunk, markChunkFailed } from '@/lib/lazy-chunk';
import { useHydrated } from '@/lib/use-hydrated';
import { SuccessStrip } from '@/pages/success/lazy-success-strip';

const modules = import.meta.glob<Record<string, ComponentType>>('/src/pages/*/*-page.tsx');

/** Loads the page from the server, because the chunks of an older build are gone. Never resolves. */
const reloadDocument = () => {
  location.reload();
  return new Promise<never>(() => {});
};

/** What rows name as loaded with a page. */
const parts: Readonly<
  Record<NonNullable<PageRow['parts']>[number], { load: () => Promise<unknown> }>
> = {
  'short form': ShortForm,
  'detailed form': DetailedForm,
  'success strip': SuccessStrip,
};

/** The name of the component that a page's module exports: `AboutPage` of `about`. */
const componentOf = (folder: string) =>
  `${folder}-page`.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A page, whose chunk loads together with those of its parts. */
const page = ({ folder, parts: names = [] }: PageRow) => {
  const name = componentOf(folder);
  /** Path of the module, from the project's root; the build finds the chunk by it. */
  const source = `src/pages/${folder}/${folder}-page.tsx`;
  const chunk = lazyChunk(async () => {
    const Loaded = (await modules[`/${source}`]?.())?.[name];
    if (!Loaded) throw new Error(`There is no ${name} in ${source}`);
    return Loaded;
  });
  /** The page with its parts; a form that fails to load reports it itself. */
  const complete = lazyChunk(async () => {
    const loading = Promise.allSettled(names.map((part) => parts[part].load()));
    const [component] = await Promise.all([chunk.load(), loading]);
    return component;
  });
  /** Its HTML is there, so it waits for no form. */
  const Prerendered = lazyComponent(chunk, () => chunk.loadWithRetry(markChunkFailed));
  const Opened = lazyComponent(complete, () => showLoading(complete.load().catch(reloadDocument)));
  // Constant elements: React keeps HTML that is not hydrated yet only while its element stays the same.
  const prerendered = createElement(Prerendered);
  const opened = createElement(Opened);

  function Page() {
    const isHydrated = useHydrated();
    // Never changes while mounted: another element would remount the page.
    const [content] = useState(isHydrated ? opened : prerendered);
    return content;
  }
  const { load, prefetch } = complete;
  return { Page, source, load, prefetch, isLoaded: () => complete.ready !== undefined };
};
type LazyPage = ReturnType<typeof page>;

/** The page of each folder. One page for two paths: React keeps what they share, and changes the rest. */
const byFolder = new Map<string, LazyPage>();
const pageOf = (row: PageRow) => {
  const made = byFolder.get(row.folder) ?? page(row);
  byFolder.set(row.folder, made);
  return made;
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
