import { type ComponentType, createElement, useState } from 'react';
import { DetailedForm, ShortForm } from '@/features/enquiry/lazy-forms';
import { showLoading } from '@/lib/header-state';
import { lazyComponent } from '@/lib/lazy-part';
import { lazyScript, markScriptFailed } from '@/lib/lazy-script';
import { type PagePath, paths } from '@/lib/paths';
import { useHydrated } from '@/lib/use-hydrated';
import { SuccessLine } from '@/pages/success/lazy-success-line';

const modules = import.meta.glob<Record<string, ComponentType>>('/src/pages/*/*-page.tsx');

/** A full page load: the scripts of an older build are gone, but the server has the page. Never resolves. */
const reloadDocument = () => {
  location.reload();
  return new Promise<never>(() => {});
};

/**
 * A page with its own script.
 * @param file below `src/pages`, without extension
 * @param name of the exported page
 * @param forms on the page, whose scripts are loaded with it
 */
const page = (
  file: string,
  name: string,
  forms: readonly { load: () => Promise<unknown> }[] = [],
) => {
  /** Path of the module, from the project's root; the build finds the script by it. */
  const source = `src/pages/${file}.tsx`;
  const script = lazyScript(async () => {
    const Loaded = (await modules[`/${source}`]?.())?.[name];
    if (!Loaded) throw new Error(`There is no ${name} in ${source}`);
    return Loaded;
  });
  /** The page with its forms; a form that fails to load reports it itself. */
  const complete = lazyScript(async () => {
    const loading = Promise.allSettled(forms.map((form) => form.load()));
    const [component] = await Promise.all([script.load(), loading]);
    return component;
  });
  /** Its HTML is there, so it waits for no form. */
  const Prerendered = lazyComponent(script, () => script.loadWithRetry(markScriptFailed));
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

/** One page for two paths: React keeps its heading, tabs and line, and changes the rest. */
const services = page('services/services-page', 'ServicesPage', [ShortForm]);

/** The page of each path, with the forms on it. */
export const pages: Readonly<Record<PagePath, LazyPage>> = {
  [paths.home]: page('home/home-page', 'HomePage'),
  [paths.branding]: services,
  [paths.videoMarketing]: services,
  [paths.about]: page('about/about-page', 'AboutPage', [ShortForm]),
  [paths.careers]: page('careers/careers-page', 'CareersPage'),
  [paths.brandAudit]: page('brand-audit/brand-audit-page', 'BrandAuditPage'),
  [paths.contact]: page('contact/contact-page', 'ContactPage', [DetailedForm]),
  [paths.success]: page('success/success-page', 'SuccessPage', [SuccessLine]),
  [paths.faq]: page('faq/faq-page', 'FaqPage'),
  [paths.privacyPolicy]: page('privacy-policy/privacy-policy-page', 'PrivacyPolicyPage'),
};

export const notFoundPage = page('not-found/not-found-page', 'NotFoundPage');

const byPath = new Map<string, LazyPage>(Object.entries(pages));
byPath.set(paths.services, pages[paths.branding]);

/** @returns the page at a path; the not-found page for unknown paths */
export const pageAt = (pathname: string) => byPath.get(pathname) ?? notFoundPage;

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
