import { faqFilterPath, ourServicesHash, paths } from './pages';
import { agency } from './agency';
import { openChairs } from './jobs';

export type MenuGlyph =
  'branding' | 'video' | 'services' | 'blog' | 'cases' | 'audit' | 'about' | 'careers' | 'faq';

export interface MenuItem {
  label: string;
  note: string;
  glyph: MenuGlyph;
  /** Unset while the page does not exist (docs/rules.md#menu-item-without-target). */
  to?: string;
  /** Leads to the external blog, whose address is set at build time. */
  isBlog?: boolean;
}

export interface Menu {
  id: string;
  label: string;
  /** The word itself is a link, and its dot opens the menu (docs/rules.md#menus). */
  to?: string;
  items: readonly MenuItem[];
}

/** The three menus of the header (docs/rules.md#menus). */
export const menus: readonly Menu[] = [
  {
    id: 'services',
    label: 'Services',
    items: [
      {
        label: 'Branding',
        note: 'Name, look, voice, and the rules',
        glyph: 'branding',
        to: `${paths.branding}${ourServicesHash}`,
      },
      {
        label: 'Video Marketing',
        note: 'Brand films, explainers, launches',
        glyph: 'video',
        to: `${paths.videoMarketing}${ourServicesHash}`,
      },
      {
        label: 'All Services',
        note: 'Branding first, video one tab over',
        glyph: 'services',
        to: paths.branding,
      },
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    items: [
      {
        label: 'Blogs',
        note: 'Notes on naming, brand and film',
        glyph: 'blog',
        isBlog: true,
      },
      { label: 'Case Studies', note: 'Coming soon', glyph: 'cases' },
      {
        label: 'Brand Audit',
        note: '20 questions, free, report by e-\u2060mail',
        glyph: 'audit',
        to: paths.brandAudit,
      },
    ],
  },
  {
    id: 'about',
    label: 'About',
    to: paths.about,
    items: [
      { label: 'About Us', note: 'Who you’d be working with', glyph: 'about', to: paths.about },
      { label: 'Careers', note: openChairs, glyph: 'careers', to: paths.careers },
      { label: 'FAQ', note: 'Ask it in your own words', glyph: 'faq', to: paths.faq },
    ],
  },
];

export const navigationWords = {
  main: 'Main',
  footer: 'Footer',
  home: `${agency.name}, home`,
  contact: 'Contact Us',
  menu: 'Menu',
  close: 'Close',
  skip: 'Skip to the content',
  backToHome: 'BACK TO HOMEPAGE',
  moreOf: (label: string) => `${label} menu`,
} as const;

export const footerWords = {
  newsletterTitle: 'One useful e-\u2060mail, now and then',
  company: 'Company',
  blog: 'Blog',
  seeAll: 'See All',
  faq: 'FAQ',
  privacy: 'Privacy policy',
  /** Without a year in the prerendered page, since the visitor's clock gives it. */
  copyright: (year?: number) => ['©', year, agency.name].filter(Boolean).join(' '),
} as const;

export const companyLinks = [
  { label: 'Services', to: paths.branding },
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
  { label: 'Careers', to: paths.careers },
] as const;

export const faqLinks = [
  { label: 'Branding', to: faqFilterPath('branding') },
  { label: 'Video Marketing', to: faqFilterPath('video-marketing') },
  { label: 'Marketing', to: faqFilterPath('marketing') },
] as const;
