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

/** A path that has its own page; /services redirects. */
export type PagePath = Exclude<Path, typeof paths.services>;

/** The section on both services pages that the header menu links to. */
export const ourServicesHash = '#our-services';

/** @returns the address of the FAQ with a category selected (docs/rules.md#faq-filter) */
export const faqFilterPath = (filter: string) => `${paths.faq}?filter=${filter}`;

/** @returns the address of the detailed form with a service selected */
export const contactServicePath = (service: string) => `${paths.contact}?service=${service}`;
