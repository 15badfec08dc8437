import { agency } from './agency';

/** A post as returned by `GET /blog` (docs/rules.md#blog-list). */
export interface BlogSeed {
  slug: string;
  thumbnailUrl: string;
  category: string;
  title: string;
  creator: string;
  readTime?: number;
}

const creator = `${agency.name} studio`;

/** The embedded API's blog list while it is given no feed, newest first. */
export const blogSeed: readonly BlogSeed[] = [
  {
    slug: 'the-logo-is-the-handle-not-the-cup',
    thumbnailUrl: '/blog/blog-handle.svg',
    category: 'Branding',
    title: 'The logo is the handle, not the cup',
    creator,
    readTime: 12,
  },
  {
    slug: 'what-a-45-second-explainer-should-leave-out',
    thumbnailUrl: '/blog/blog-explainer.svg',
    category: 'Video marketing',
    title: 'What a 45-second explainer should leave out',
    creator,
    readTime: 6,
  },
  {
    slug: 'eleven-checks-before-you-fall-in-love-with-a-name',
    thumbnailUrl: '/blog/blog-naming.svg',
    category: 'Branding',
    title: 'Eleven checks before you fall in love with a name',
    creator,
    readTime: 8,
  },
  {
    slug: 'why-your-launch-film-needs-a-second-ending',
    thumbnailUrl: '/blog/blog-ending.svg',
    category: 'Video marketing',
    title: 'Why your launch film needs a second ending',
    creator,
  },
];
