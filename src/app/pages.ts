import { DetailedForm, ShortForm } from '@/features/enquiry/late-forms';
import { type Path, paths } from '@/lib/paths';
import { latePage } from './late-page';

type LatePage = ReturnType<typeof latePage>;

/** The page of every path that has one of its own. */
export const pages: Readonly<Record<Exclude<Path, typeof paths.services>, LatePage>> = {
  [paths.home]: latePage(
    'src/pages/home/home-page.tsx',
    async () => (await import('@/pages/home/home-page')).HomePage,
  ),
  [paths.branding]: latePage(
    'src/pages/services/branding-page.tsx',
    async () => (await import('@/pages/services/branding-page')).BrandingPage,
    [ShortForm],
  ),
  [paths.videoMarketing]: latePage(
    'src/pages/services/video-marketing-page.tsx',
    async () => (await import('@/pages/services/video-marketing-page')).VideoMarketingPage,
    [ShortForm],
  ),
  [paths.about]: latePage(
    'src/pages/about/about-page.tsx',
    async () => (await import('@/pages/about/about-page')).AboutPage,
    [ShortForm],
  ),
  [paths.careers]: latePage(
    'src/pages/careers/careers-page.tsx',
    async () => (await import('@/pages/careers/careers-page')).CareersPage,
  ),
  [paths.brandAudit]: latePage(
    'src/pages/brand-audit/brand-audit-page.tsx',
    async () => (await import('@/pages/brand-audit/brand-audit-page')).BrandAuditPage,
  ),
  [paths.contact]: latePage(
    'src/pages/contact/contact-page.tsx',
    async () => (await import('@/pages/contact/contact-page')).ContactPage,
    [DetailedForm],
  ),
  [paths.success]: latePage(
    'src/pages/success/success-page.tsx',
    async () => (await import('@/pages/success/success-page')).SuccessPage,
  ),
  [paths.faq]: latePage(
    'src/pages/faq/faq-page.tsx',
    async () => (await import('@/pages/faq/faq-page')).FaqPage,
  ),
  [paths.privacyPolicy]: latePage(
    'src/pages/privacy-policy/privacy-policy-page.tsx',
    async () => (await import('@/pages/privacy-policy/privacy-policy-page')).PrivacyPolicyPage,
  ),
};

export const notFoundPage = latePage(
  'src/pages/not-found/not-found-page.tsx',
  async () => (await import('@/pages/not-found/not-found-page')).NotFoundPage,
);

const byPath = new Map<string, LatePage>(Object.entries(pages));
byPath.set(paths.services, pages[paths.branding]);

/** @returns the page that an address shows; the not-found page for unknown ones. */
export const pageAt = (pathname: string) => byPath.get(pathname) ?? notFoundPage;

/**
 * Fetches what the page that a link leads to shows, so that it is there at the click.
 * @param to the link's target, with or without query and hash
 */
export const prefetchPage = (to: string) => {
  const pathname = to.split(/[?#]/, 1)[0];
  // A failure here costs nothing: the click asks again.
  if (pathname)
    pageAt(pathname)
      .ask()
      .catch(() => undefined);
};
