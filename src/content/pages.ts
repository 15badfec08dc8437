import { agency } from './agency';
import { openChairs } from './jobs';

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

export interface PageRow {
  /** Its module is `src/pages/<folder>/<folder>-page.tsx`. */
  folder: string;
  /** At most 60 characters. */
  title: string;
  /** At most 155 characters. */
  description: string;
  /** The page's name in breadcrumbs; null if search engines are to skip the page. */
  crumb: string | null;
  /** The page above it in breadcrumbs, if that is not home. */
  under?: PagePath;
  /** What is loaded with the page: a form, or the success page's line. */
  parts?: readonly ('short form' | 'detailed form' | 'success strip')[];
  picture: SharePicture;
}

/** A picture for shared links, 1200×630; `npm run assets` draws it. */
export interface SharePicture {
  /** Rows of the title, each at most about 24 characters. */
  title: readonly string[];
  ground: 'ink' | 'forest' | 'green' | 'cream';
  /** x of the turn of the line, in px. */
  turn: number;
}

const titled = (title: string) => `${title} · ${agency.name}`;

/** Every page: routes, heads, breadcrumbs, the sitemap and the pictures for shared links follow from these rows. */
export const pageRows: Readonly<Record<PagePath, PageRow>> = {
  [paths.home]: {
    folder: 'home',
    title: titled('Branding and video marketing'),
    description: `${agency.name} makes brands and the films that carry them: strategy, identity, explainers, launch films. ${agency.tagline}.`,
    crumb: agency.name,
    picture: {
      title: ['We make ideas', 'that connect,', 'convey, convert'],
      ground: 'ink',
      turn: 900,
    },
  },
  [paths.branding]: {
    folder: 'services',
    title: titled('Branding services'),
    description:
      'Brand identity, strategy and management, web solutions and public relations, each with what it includes. Tell us what you are making.',
    crumb: 'Branding',
    parts: ['short form'],
    picture: { title: ['Branding,', 'from name to site'], ground: 'green', turn: 900 },
  },
  [paths.videoMarketing]: {
    folder: 'services',
    title: titled('Video marketing services'),
    description:
      'Video production and photography, animation and motion graphics, and a copilot for creators. Brand films take four to eight weeks.',
    crumb: 'Video Marketing',
    parts: ['short form'],
    picture: { title: ['Films that make', 'people look'], ground: 'forest', turn: 880 },
  },
  [paths.about]: {
    folder: 'about',
    title: titled('About the agency'),
    description:
      'From a freelance cohort in 2021 to a global agency in 2025: the journey, the figures, the industries and how we work.',
    crumb: 'About Us',
    parts: ['short form'],
    picture: { title: ['The Agency'], ground: 'cream', turn: 800 },
  },
  [paths.careers]: {
    folder: 'careers',
    title: titled('Careers'),
    description: `${openChairs}, four steps to get on board, and a full-time day of six hours. Remote and in Gurugram, Haryana.`,
    crumb: 'Careers',
    under: paths.about,
    picture: { title: ['Join our team'], ground: 'green', turn: 860 },
  },
  [paths.brandAudit]: {
    folder: 'brand-audit',
    title: titled('Free brand audit'),
    description:
      'Twenty honest questions about your brand. Answer them, and a detailed report arrives by e-mail. Free, once per company.',
    crumb: 'Brand Audit',
    picture: { title: ['Free brand audit:', 'twenty questions'], ground: 'ink', turn: 900 },
  },
  [paths.contact]: {
    folder: 'contact',
    title: titled('Let’s Connect!'),
    description:
      'Jot down your project details and goals: what you are making, for whom, and roughly for how much. Your brief is mailed to our executives.',
    crumb: 'Contact Us',
    parts: ['detailed form'],
    picture: { title: ['Let’s Connect!'], ground: 'green', turn: 880 },
  },
  [paths.success]: {
    folder: 'success',
    title: titled('Cheerio!'),
    description: 'Your details are on their way to our executives.',
    crumb: null,
    parts: ['success strip'],
    picture: { title: ['Cheerio!'], ground: 'cream', turn: 720 },
  },
  [paths.faq]: {
    folder: 'faq',
    title: titled('FAQ'),
    description:
      'Questions about branding, web solutions, video marketing and marketing, answered: scope, timelines, prices and support. One search box finds them all.',
    crumb: 'FAQ',
    picture: { title: ['You’ve got queries.', 'We’ve got ideas.'], ground: 'forest', turn: 920 },
  },
  [paths.privacyPolicy]: {
    folder: 'privacy-policy',
    title: titled('Privacy policy'),
    description: `What ${agency.name} collects, why, who sees it, how long it stays, and how to have it reviewed, corrected or deleted.`,
    crumb: 'Privacy policy',
    picture: { title: ['Privacy policy'], ground: 'cream', turn: 880 },
  },
};

/** What every other address shows. */
export const notFoundRow: PageRow = {
  folder: 'not-found',
  title: titled('404'),
  description: 'Looks like you just waltzed into oblivion. There is an egg hunt, though.',
  crumb: null,
  picture: { title: ['404'], ground: 'ink', turn: 620 },
};

const isPagePath = (pathname: string): pathname is PagePath => pathname in pageRows;

/** @returns the path of the page at an address; undefined for the not-found page. /services leads to its first tab */
export const pagePathAt = (pathname: string): PagePath | undefined => {
  if (pathname === paths.services) return paths.branding;
  return isPagePath(pathname) ? pathname : undefined;
};

/** @returns the row of an address; the not-found page's for unknown ones */
export const rowAt = (pathname: string): PageRow => {
  const path = pagePathAt(pathname);
  return path ? pageRows[path] : notFoundRow;
};

/** @returns the file name of a page's picture for shared links, without extension */
export const pictureName = (path: PagePath | undefined) =>
  path === undefined ? '404' : path.split('/').at(-1) || 'home';

interface Head extends Pick<PageRow, 'title' | 'description'> {
  /** Without a canonical address, search engines skip the page. */
  canonical?: PagePath | undefined;
  /** Address of the picture for shared links. */
  picture: string;
}

/** A report at its own address (docs/rules.md#report-address), which search engines skip. */
export const reportHead: Head = {
  title: titled('Brand audit report'),
  description: 'Twenty answers about a brand, drawn as one line: what holds, and what to do first.',
  picture: `/share/${pictureName(paths.brandAudit)}.png`,
};

/** @returns what the head of an address says */
export const headAt = (pathname: string): Head => {
  const path = pagePathAt(pathname);
  const { title, description, crumb } = rowAt(pathname);
  return {
    title,
    description,
    canonical: crumb === null ? undefined : path,
    picture: `/share/${pictureName(path)}.png`,
  };
};

/** @returns the breadcrumbs of a page, from home on */
export const crumbsOf = (path: PagePath): { path: Path; name: string }[] => {
  const { crumb: name, under } = pageRows[path];
  if (name === null) return [];
  const above = path === paths.home ? [] : crumbsOf(under ?? paths.home);
  return [...above, { path, name }];
};
