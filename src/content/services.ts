import { paths } from './pages';

/** A picture that loops while its card is open, hovered or focused; its poster is the first frame. */
interface ServicePicture {
  animation: string;
  poster: string;
  size: readonly [width: number, height: number];
}

type BrandingId =
  'brand-identity' | 'brand-strategy' | 'brand-management' | 'web-solution' | 'public-relations';

type OfferingId = 'video-production' | 'animation-motion-graphics' | 'creators-copilot';

export interface Service<Id extends string> {
  id: Id;
  title: string;
  content: string;
  pills: readonly string[];
  /** The last pill; its spelling differs from card to card. */
  more?: string;
  isRecommended?: boolean;
  badgeText?: string;
  /** The chip chosen on the contact page, or, where no chip names it, how the brief begins. */
  contactService: string;
  picture: ServicePicture;
}

const picture = (id: string, ...size: ServicePicture['size']): ServicePicture => ({
  animation: `/lottie/Services/${id}.json`,
  poster: `/services/${id}.svg`,
  size,
});

export const servicesHead = {
  title: 'OUR SERVICES',
  lead: 'Branding settles what you are. Video makes people look. Take one. Take both, and it’s still one\u00a0team.',
  tabsLabel: 'Service',
  tabs: [
    { to: paths.branding, label: 'BRANDING' },
    { to: paths.videoMarketing, label: 'VIDEO MARKETING' },
  ],
} as const;

export const serviceWords = {
  includes: 'Includes',
  pause: 'Pause animation',
  recommended: 'Recommended',
  /** @returns the link to the detailed form with this service selected */
  ask: (title: string) => `Ask about ${title}`,
  askShort: 'Ask about it',
} as const;

export const brandingHead = {
  title: 'Start at the top, or wherever it hurts',
  note: 'Five kinds of branding work. Take one, or let them follow each other in this order.',
} as const;

/** The five cards; pills and badges are fixed (docs/rules.md#branding-cards). */
export const brandingCards: readonly Service<BrandingId>[] = [
  {
    id: 'brand-identity',
    title: 'Brand Identity',
    content:
      'What people see, say and remember: the name, the mark, the type, the tone. Drawn once, written down, and the same on the invoice as\u00a0on\u00a0the\u00a0billboard.',
    pills: [
      'Visual Identity',
      'Verbal Identity',
      'Brand Collateral',
      'Brand Naming',
      'Brand Persona',
      'Brand Architecture',
    ],
    more: 'And more',
    isRecommended: true,
    contactService: 'brand-identity',
    picture: picture('brand-identity', 614, 614),
  },
  {
    id: 'brand-strategy',
    title: 'Brand Strategy',
    content:
      'Who it is for, who you’re up against, and the one sentence everything else has to agree with. All written before anyone opens a\u00a0drawing\u00a0tool.',
    pills: [
      'Brand Positioning',
      'Brand Analysis',
      'Brand Experience',
      'Brand Refresh',
      'Rebranding',
      'Launch Strategies',
      'Brand Activation',
    ],
    more: 'And more',
    contactService: 'brand-strategy',
    picture: picture('brand-strategy', 816, 288),
  },
  {
    id: 'brand-management',
    title: 'Brand Management',
    content:
      'Brands go off, like milk. We check the date, train the people who pour it and fix what has drifted.',
    pills: [
      'Brand Enablement',
      'Regular Brand Audits',
      'Employee Activation',
      'Brand Workshops',
      'Ongoing Support',
    ],
    more: 'And More',
    contactService: 'brand-management',
    picture: picture('brand-management', 360, 144),
  },
  {
    id: 'web-solution',
    title: 'Web Solution',
    content:
      'Sites and apps built beside the people who drew the brand, so the guideline survives the browser.',
    pills: [
      'Back End Development',
      'Front End Development',
      'UI/UX',
      'CMS',
      'Website Redesign',
      'App Designing',
      'AI Agent Integration',
      'Web Analytics',
      'Web3 Websites',
    ],
    more: 'And More',
    contactService: 'web-solution',
    picture: picture('web-solution', 440, 300),
  },
  {
    id: 'public-relations',
    title: 'Public Relations',
    content:
      'The right story on the right desk, and a plan for the day the wrong one gets out. We offer it only where we know the desks.',
    pills: [
      'Reputation Management',
      'Press Release & Events',
      'Community Building',
      'Media Buying',
      'CSR Campaigns',
    ],
    more: 'And More',
    badgeText: 'ONLY FOR SELECT COUNTRIES',
    contactService: 'public-relations',
    picture: picture('public-relations', 446, 216),
  },
];

export const videoHead = {
  title: 'Video marketing',
  lead: 'Three ways to make a film with us: we\u00a0shoot it, we\u00a0draw it, or you sit in the front seat and we navigate.',
} as const;

/** The three offerings; pills and badges are fixed (docs/rules.md#video-offerings). */
export const videoOfferings: readonly Service<OfferingId>[] = [
  {
    id: 'video-production',
    title: 'Video Production & Photography',
    content: 'Crew, set, light, edit. For products, places and people you have to see to believe.',
    pills: ['Product and Portfolio Shoots', 'Live Ad Films', 'Brand Films for Brand Awareness'],
    badgeText: 'LIMITED TO INDIA',
    contactService: 'photography-and-video',
    picture: picture('video-production', 340, 220),
  },
  {
    id: 'animation-motion-graphics',
    title: 'Animation & Motion Graphics',
    content:
      'No location, no weather, no permits. For anything too new, too small or too abstract to point a camera at.',
    pills: [
      'Animated Explainer Video',
      'Product Launch Video',
      'Promo Videos',
      'Hype Reels',
      'Client Testimonials',
    ],
    isRecommended: true,
    contactService: 'animation',
    picture: picture('animation-motion-graphics', 414, 238),
  },
  {
    id: 'creators-copilot',
    title: 'Creator’s Copilot',
    content:
      'You are the face and the voice. We plan the episodes, cut the footage and tell you which take was better.',
    pills: ['Personal Branding', 'Content Strategy', 'Content Creation', 'Industry Insights'],
    contactService: 'social-media-content-creation',
    picture: picture('creators-copilot', 274, 230),
  },
];

/** Beside the short form: the figures that people ask for first (docs/rules.md#figures-people-ask-for). */
export const servicesEnquiry = {
  title: 'Tell us what you’re making',
  lead: 'Four fields, plus a phone number if you like calls. No account. No surprise newsletter.',
  facts: [
    { term: 'Projects start at', value: '10K USD or 8L INR' },
    { term: 'Branding results', value: 'after 8-10 weeks' },
    { term: 'Brand film', value: '4-8 weeks' },
    { term: 'Product ads', value: '3-5 weeks' },
  ],
} as const;
