import { type Path, paths } from '@/lib/paths';
import { createPage, type LoadedPage } from './page-loader';

/** The short enquiry stands below the first screen of three pages. */
const shortForm = ['src/features/enquiry/short-form.tsx'];

/** The page of every path that has one of its own. */
export const pages: Readonly<Record<Exclude<Path, typeof paths.services>, LoadedPage>> = {
  [paths.home]: createPage(
    'src/pages/home/home-page.tsx',
    async () => (await import('@/pages/home/home-page')).HomePage,
    [],
    { parts: ['src/pages/home/below-fold.tsx'], selector: '.home-clients ~ *, .foot' },
  ),
  [paths.branding]: createPage(
    'src/pages/services/branding-page.tsx',
    async () => (await import('@/pages/services/branding-page')).BrandingPage,
    shortForm,
  ),
  [paths.videoMarketing]: createPage(
    'src/pages/services/video-marketing-page.tsx',
    async () => (await import('@/pages/services/video-marketing-page')).VideoMarketingPage,
    shortForm,
  ),
  [paths.about]: createPage(
    'src/pages/about/about-page.tsx',
    async () => (await import('@/pages/about/about-page')).AboutPage,
    shortForm,
  ),
  [paths.careers]: createPage(
    'src/pages/careers/careers-page.tsx',
    async () => (await import('@/pages/careers/careers-page')).CareersPage,
  ),
  [paths.brandAudit]: createPage(
    'src/pages/brand-audit/brand-audit-page.tsx',
    async () => (await import('@/pages/brand-audit/brand-audit-page')).BrandAuditPage,
  ),
  [paths.contact]: createPage(
    'src/pages/contact/contact-page.tsx',
    async () => (await import('@/pages/contact/contact-page')).ContactPage,
    ['src/features/enquiry/detailed-form.tsx'],
  ),
  [paths.success]: createPage(
    'src/pages/success/success-page.tsx',
    async () => (await import('@/pages/success/success-page')).SuccessPage,
  ),
  [paths.faq]: createPage(
    'src/pages/faq/faq-page.tsx',
    async () => (await import('@/pages/faq/faq-page')).FaqPage,
  ),
  [paths.privacyPolicy]: createPage(
    'src/pages/privacy-policy/privacy-policy-page.tsx',
    async () => (await import('@/pages/privacy-policy/privacy-policy-page')).PrivacyPolicyPage,
  ),
};

export const notFoundPage = createPage(
  'src/pages/not-found/not-found-page.tsx',
  async () => (await import('@/pages/not-found/not-found-page')).NotFoundPage,
);

const byPath = new Map<string, LoadedPage>(Object.entries(pages));
byPath.set(paths.services, pages[paths.branding]);

/** @returns the page that an address shows; the not-found page for unknown ones. */
export const pageAt = (pathname: string) => byPath.get(pathname) ?? notFoundPage;

/**
 * Fetches the script of the page that a link leads to, so that it is there at the click.
 * @param to the link's target, with or without query and hash
 */
export const prefetchPage = (to: string) => {
  const pathname = to.split(/[?#]/, 1)[0];
  // A failure here costs nothing: the click asks again.
  if (pathname)
    pageAt(pathname)
      .preload()
      .catch(() => undefined);
};
