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

const known: ReadonlyMap<string, Path> = new Map(Object.values(paths).map((path) => [path, path]));

/**
 * Finds the known path that a pathname means as links carry it: in another case, with slashes doubled or added, with the
 * end of a sentence behind it (docs/rules.md#routes).
 * @param pathname percent-encoded or not
 * @returns one of `paths`, never a part of what was given; undefined when none is meant
 */
export const knownPath = (pathname: string): Path | undefined => {
  let text: string;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const words = text.toLowerCase().replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
  if (words === '') return /^\/+$/.test(text) ? paths.home : undefined;
  return known.get(words.replace(/\/{2,}/g, '/'));
};

/** The section on both services pages that the header menu links to. */
export const ourServicesHash = '#our-services';

/** @returns the address of the FAQ with a category selected (docs/rules.md#faq-filter) */
export const faqFilterPath = (filter: string) => `${paths.faq}?filter=${filter}`;

/** @returns the address of the detailed form with a service selected */
export const contactServicePath = (service: string) => `${paths.contact}?service=${service}`;

/** @returns the element that a hash names; null when there is none, or the hash is not valid percent-encoding */
export const hashTarget = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};
