import { type PagePath, type Path, paths } from '@/lib/paths';
import { agency } from './agency';
import { openChairs } from './jobs';

interface Head {
  /** At most 60 characters. */
  title: string;
  /** At most 155 characters. */
  description: string;
  /** The canonical address; without one, search engines skip the page. */
  canonical?: Path;
  /** Picture for shared links, 1200×630. */
  picture: string;
}

const picture = (name: string) => `/share/${name}.png`;
const titled = (title: string) => `${title} · ${agency.name}`;

/** Head of every route, for the build and for client navigation. */
export const heads: Readonly<Record<PagePath, Head>> = {
  [paths.home]: {
    title: titled('Branding and video marketing'),
    description: `${agency.name} makes brands and the films that carry them: strategy, identity, explainers, launch films. ${agency.tagline}.`,
    canonical: paths.home,
    picture: picture('home'),
  },
  [paths.branding]: {
    title: titled('Branding services'),
    description:
      'Brand identity, strategy and management, web solutions and public relations, each with what it includes. Tell us what you are making.',
    canonical: paths.branding,
    picture: picture('branding'),
  },
  [paths.videoMarketing]: {
    title: titled('Video marketing services'),
    description:
      'Video production and photography, animation and motion graphics, and a copilot for creators. Brand films take four to eight weeks.',
    canonical: paths.videoMarketing,
    picture: picture('video-marketing'),
  },
  [paths.about]: {
    title: titled('About the agency'),
    description:
      'From a freelance cohort in 2021 to a global agency in 2025: the journey, the figures, the industries and how we work.',
    canonical: paths.about,
    picture: picture('about'),
  },
  [paths.careers]: {
    title: titled('Careers'),
    description: `${openChairs}, four steps to get on board, and a full-time day of six hours. Remote and in Gurugram, Haryana.`,
    canonical: paths.careers,
    picture: picture('careers'),
  },
  [paths.brandAudit]: {
    title: titled('Free brand audit'),
    description:
      'Twenty honest questions about your brand. Answer them, and a detailed report arrives by e-mail. Free, once per company.',
    canonical: paths.brandAudit,
    picture: picture('brand-audit'),
  },
  [paths.contact]: {
    title: titled('Let’s Connect!'),
    description:
      'Jot down your project details and goals: what you are making, for whom, and roughly for how much. Your brief is mailed to our executives.',
    canonical: paths.contact,
    picture: picture('contact'),
  },
  [paths.success]: {
    title: titled('Cheerio!'),
    description: 'Your details are on their way to our executives.',
    picture: picture('success'),
  },
  [paths.faq]: {
    title: titled('FAQ'),
    description:
      'Questions about branding, web solutions, video marketing and marketing, answered: scope, timelines, prices and support. One search box finds them all.',
    canonical: paths.faq,
    picture: picture('faq'),
  },
  [paths.privacyPolicy]: {
    title: titled('Privacy policy'),
    description: `What ${agency.name} collects, why, who sees it, how long it stays, and how to have it reviewed, corrected or deleted.`,
    canonical: paths.privacyPolicy,
    picture: picture('privacy-policy'),
  },
};

/** A report at its own address (docs/rules.md#report-address), which search engines skip. */
export const reportHead: Head = {
  title: titled('Brand audit report'),
  description: 'Twenty answers about a brand, drawn as one line: what holds, and what to do first.',
  picture: picture('brand-audit'),
};

const notFoundHead: Head = {
  title: titled('404'),
  description: 'Looks like you just waltzed into oblivion. There is an egg hunt, though.',
  picture: picture('404'),
};

const byPath = new Map<string, Head>(Object.entries(heads));
byPath.set(paths.services, heads[paths.branding]);

/** @returns the head of an address; the not-found page's for unknown ones */
export const headAt = (pathname: string) => byPath.get(pathname) ?? notFoundHead;
