import { paths } from './pages';
import { approachTitles } from './approach';
import { industries } from './industries';
import { capital, numberWord } from './number-words';

/** Words and lists of most of the home page in reading order (docs/rules.md#home-sections). */
export const intro = {
  act: { name: 'Connect', place: 'Act 1 of 3' },
  title: 'We look for the point where you and your customer meet',
  lead: 'The people who name it sit beside the people who film it. That’s why\u00a0the\u00a0two\u00a0agree.',
  film: {
    label:
      'Short film without sound: dots meet, a line runs through a city, a page turns green. Connect. Convey. Convert.',
    pause: 'Pause the film',
    caption: 'No sound. You didn’t miss it.',
  },
  figure: '30',
  note: 'happy brands in more than nine countries.',
} as const;

export const services = {
  title: ['Make it recognisable.', 'Then make it move.'],
  more: 'and more',
  branding: {
    title: 'Branding',
    text: 'What you’re called, how you look, how you sound, and a set of rules short enough for people to follow.',
    tags: [
      'Visual Identity',
      'Verbal Identity',
      'Brand Architecture',
      'Brand Collateral',
      'Brand Positioning',
      'Brand Audit',
      'Brand Enablement',
      'Brand Workshops',
    ],
    action: { label: 'See branding', to: paths.branding },
  },
  video: {
    title: 'Video Marketing',
    text: 'Films that explain it, launch it or let a customer say it for you. Brand films take 4-8 weeks, product\u00a0ads\u00a03\u2060-\u20605\u00a0weeks.',
    tags: [
      'Product Promos',
      'Animated Explainers',
      'Course Videos',
      'Launch Hype Videos',
      'Testimonial Videos',
      'Demo Videos',
      'Content Creation',
      'Content Strategy',
    ],
    action: { label: 'See video marketing', to: paths.videoMarketing },
  },
  note: 'We also build websites and, in select countries, handle PR.',
  all: { label: 'See all services', to: paths.branding },
} as const;

export type WorkId =
  'lumenade' | 'quillow' | 'varsa' | 'marrowe' | 'nimbolt' | 'dastan' | 'hexwell';

export interface Work {
  id: WorkId;
  name: string;
  kind: string;
  /** Size of the poster, in px. */
  size: readonly [width: number, height: number];
  /** Text alternative of its film under /videos/works. */
  film: string;
  /** Width of its mark at a height of 64, where the film does not keep the client's name in view. */
  mark?: number;
}

export const showcase = {
  act: { name: 'Convey', place: 'Act 2 of 3' },
  title: 'Seven things our clients said without a sound',
  play: (name: string) => `Play the ${name} film`,
  open: 'See the idea',
} as const;

/** The seven works in order (docs/rules.md#showcase). */
export const works: readonly Work[] = [
  {
    id: 'lumenade',
    name: 'Lumenade',
    kind: 'Launch film',
    size: [1200, 760],
    mark: 251,
    film: 'Silent film: a clock’s hand sags to three and bends into a straw. A can opens, and the hand springs up. The 3 p.m. problem, fixed.',
  },
  {
    id: 'quillow',
    name: 'Quillow',
    kind: 'Identity and covers',
    size: [720, 1120],
    film: 'Silent film, printed in three inks: the tail of the Q is a train. It goes over the letter and away; the next one stops in its place.',
  },
  {
    id: 'varsa',
    name: 'Varsa',
    kind: 'Running film',
    size: [900, 970],
    film: 'Silent film: on a photocopied poster, a boxed-in paper runner drops back, swings out to lane three and crosses the line first. Shoes for the outside lane.',
  },
  {
    id: 'marrowe',
    name: 'Marrowe',
    kind: 'Rebrand',
    size: [1000, 750],
    film: 'Silent film: a bar of the clinic’s cross finds Tuesday and Wednesday full and takes Thursday at 9.20. See a doctor by Thursday.',
  },
  {
    id: 'nimbolt',
    name: 'Nimbolt',
    kind: 'Product promo',
    size: [1200, 675],
    film: 'Silent film, drawn in pencil: an electric van leaves parcels at dark doors, faster and faster. Windows light; at the end the whole street is lit.',
  },
  {
    id: 'dastan',
    name: 'Dastan Looms',
    kind: 'Brand film',
    size: [700, 1172],
    film: 'Silent film: a shuttle runs four times through the warp, then the finished cloth runs down, whole, from fringe to fringe.',
  },
  {
    id: 'hexwell',
    name: 'Hexwell',
    kind: 'Animated explainer',
    size: [1200, 675],
    film: 'Silent film: a phone falls and breaks. Its key stays in the air; its outline becomes the next phone, twice. Keys that outlive the phone.',
  },
];

export const industriesStrip = {
  title: `${capital(numberWord(industries.length))} industries. No house style.`,
  text: 'Your customers shouldn’t be able to tell who made it. They should be able to tell\u00a0it’s\u00a0you.',
  label: 'Industries',
  pause: 'Pause the strip',
} as const;

export const approach = {
  act: { name: 'Convert', place: 'Act 3 of 3' },
  title: ['How it goes,', 'in four turns'],
  label: 'The approach',
  steps: [
    {
      id: '1-discovery',
      title: approachTitles[0],
      text: 'Your people and ours, in one room. We ask the awkward questions early: who buys, who nearly bought, who left and what they said on the way out. You get the notes, including the parts you won’t like.',
    },
    {
      id: '2-strategy',
      title: approachTitles[1],
      text: 'Opinions get us a shortlist; behaviour picks the winner. We look at what people search, click, skip and come back for, then write a strategy short enough to argue with: one audience, one promise, one order of doing things.',
    },
    {
      id: '3-creative',
      title: approachTitles[2],
      text: 'Strategists, designers, writers and editors work in the same file. You see sketches before polish, and directions that really differ, never one disguised as three.',
    },
    {
      id: '4-delivery',
      title: approachTitles[3],
      text: 'We work in short cycles. Each ends with something finished. You know what’s being made and what it needs from you. Branding results usually show after 8-10 weeks.',
    },
  ],
} as const;

export const latestBlog = {
  title: 'Things we wrote down',
  more: 'More Blogs',
  byline: (creator: string, minutes: number) => `${creator} · ${minutes} min read`,
  /** Ours, for a picture of the blog that does not load. */
  drawings: [
    '/blog/blog-handle.svg',
    '/blog/blog-naming.svg',
    '/blog/blog-explainer.svg',
    '/blog/blog-ending.svg',
  ],
} as const;

export const homeFaq = {
  title: 'Asked before you got here',
  more: { before: 'More questions live on the ', link: 'FAQ page', after: ', sorted by service.' },
  items: [
    {
      id: 'startups',
      question: 'We’re a startup with budget constraints. Can you help?',
      answer:
        'Yes. There are five ways to make it work: a phased approach, scalability planning, collaborative resource sharing, flexible payment plans and strategic partnerships. We’ll recommend the one that suits your stage.',
    },
    {
      id: 'one-time',
      question: 'Do you take on one-time projects?',
      answer:
        'Yes. One-time, ongoing or complex: all three are normal here. A one-time project ends when it’s done.',
    },
    {
      id: 'niches',
      question: 'Which industry niches do you work in?',
      answer:
        'SaaS, AI, FinTech, Healthcare and Technology, Web3, FMCG, E-commerce and Social Commerce, EdTech, Sports and Fitness, Fashion and Lifestyle. If yours isn’t listed, ask. A new field is how the list got this long.',
    },
    {
      id: 'marketing',
      question: 'Do you offer marketing services?',
      answer:
        'Yes, as a package under Branding: Video and Marketing, SEO, Social Media Strategy, Media Buying and PR, and Content Marketing. We don’t sell them separately.',
    },
    {
      id: 'live-video',
      question: 'Do you produce live videos worldwide?',
      answer:
        'Live on-site production covers India, Dubai, the UK and Singapore. Animation has no borders: we can make it for you wherever you are.',
    },
    {
      id: 'prices',
      question: 'What do your prices start at?',
      answer:
        '10K USD, or 8L INR in India. The final price depends on scope, and you’ll see it in writing before we begin.',
    },
  ],
} as const;

export const callToAction = {
  title: 'You’ve got the dots. We’ll bring the line.',
  lead: {
    before: 'Ten lines in a form is plenty. Prefer to look around first? ',
    link: 'Take the free brand audit',
    after: '.',
  },
  action: 'Contact Us',
  /** Accessible name of the ring, which is a link. */
  ring: 'Contact us, open the enquiry form',
  /** The dialog behind “Other ways to reach us”. */
  ways: {
    title: 'Other ways to reach us',
    mail: {
      note: 'For the deck, the sketch, or the long version.',
      copy: {
        label: 'Copy',
        name: 'Copy the mail address',
        copied: 'Copied',
        failed: 'Your browser won’t let us copy. Select the address instead.',
      },
    },
    audit: {
      label: 'Free brand audit',
      note: 'Twenty questions, then a report that says what to fix first.',
    },
    blog: { label: 'Blog', note: 'For when you’d rather just read.' },
    close: 'Back to the page',
  },
} as const;
