/** Every address of the site, once (docs/rules.md#routes). */
export const paths = {
  home: '/',
  services: '/services',
  branding: '/services/branding',
  videoMarketing: '/services/video-marketing',
  about: '/about',
  careers: '/careers',
  brandAudit: '/brand-audit',
  contact: '/contact',
  success: '/success',
  faq: '/faq',
  privacyPolicy: '/privacy-policy',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** An address with a page of its own. */
export type PagePath = Exclude<Path, typeof paths.services>;

/** The element on both services pages that the header's menu leads to. */
export const ourServicesHash = '#our-services';

/** @returns the FAQ with a category already chosen (docs/rules.md#faq-filter). */
export const faqFilterPath = (filter: string) => `${paths.faq}?filter=${filter}`;

/** @returns the detailed form with a service chip already chosen. */
export const contactServicePath = (service: string) => `${paths.contact}?service=${service}`;
