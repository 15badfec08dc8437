import type { ComponentType } from 'react';
import { DetailedForm, ShortForm } from '@/features/enquiry/lazy-forms';
import { type PagePath, paths } from '@/lib/paths';
import { SuccessLine } from '@/pages/success/lazy-success-line';
import { lazyPage } from './lazy-page';

type LazyPage = ReturnType<typeof lazyPage>;

const modules = import.meta.glob<Record<string, ComponentType>>('/src/pages/*/*-page.tsx');

/**
 * @param file below `src/pages`, without extension
 * @param name of the exported page
 */
const page = (file: string, name: string, forms: Parameters<typeof lazyPage>[2] = []) => {
  const source = `src/pages/${file}.tsx`;
  const load = async () => {
    const Page = (await modules[`/${source}`]?.())?.[name];
    if (!Page) throw new Error(`There is no ${name} in ${source}`);
    return Page;
  };
  return lazyPage(source, load, forms);
};

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
