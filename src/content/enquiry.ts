/** Choices of the detailed form; values are sent as they are (docs/rules.md#project-types-and-services). */

interface Choice {
  value: string;
  label: string;
}

export const projectTypes: readonly Choice[] = [
  { value: 'one-time', label: 'One-time Project' },
  { value: 'recurring', label: 'On-going/Recurring Project' },
  { value: 'complex', label: 'Complex Project' },
];

const notSure: Choice = { value: 'not-sure', label: 'I am not sure!' };

const indianBudgets: readonly Choice[] = [
  { value: '<3lac', label: 'Below 3 Lacs' },
  { value: '3-10lac', label: '3 Lacs - 10 Lacs' },
  { value: '10-50lac', label: '10 Lacs - 50 Lacs' },
  { value: '50lac-1cr', label: '50 Lacs - 1 Cr' },
  { value: '>1cr', label: '1 Cr and above' },
  notSure,
];

const dollarBudgets: readonly Choice[] = [
  { value: '<$10k', label: 'Below $10,000' },
  { value: '$10k-$50k', label: '$10,000 - $50,000' },
  { value: '$50k-$100k', label: '$50,000 - $100,000' },
  { value: '$100k-$250k', label: '$100,000 - $250,000' },
  { value: '>$250k', label: '$250,000 and above' },
  notSure,
];

/** @returns the budgets for a country: rupees for `IN`, dollars elsewhere (docs/rules.md#budgets) */
export const budgetsFor = (countryCode: string) =>
  countryCode === 'IN' ? indianBudgets : dollarBudgets;

export const brandingServices: readonly Choice[] = [
  { value: 'brand-identity', label: 'Brand Identity' },
  { value: 'brand-creation', label: 'Brand Creation' },
  { value: 'brand-strategy', label: 'Brand Strategy' },
  { value: 'brand-refresh', label: 'Brand Refresh' },
  { value: 'brand-expansion', label: 'Brand Expansion' },
  { value: 'brand-pivot', label: 'Brand Pivot' },
  { value: 'brand-reposition', label: 'Brand Reposition' },
  { value: 'brand-merger', label: 'Brand Merger' },
  { value: 'rebranding', label: 'Rebranding' },
  { value: 'brand-film', label: 'Brand Film' },
  { value: 'brand-other', label: 'Other' },
];

/** `produce-launch-promos` is the specified spelling. */
export const videoServices: readonly Choice[] = [
  { value: 'animation', label: 'Animation' },
  { value: 'photography-and-video', label: 'Photography and Video' },
  { value: 'web-ad-oriented-graphics', label: 'Web Ad Oriented Graphics' },
  { value: 'hype-and-sizzle-reels', label: 'Hype and Sizzle Reels' },
  { value: 'animated-explainer-videos', label: 'Animated Explainer Videos' },
  { value: 'produce-launch-promos', label: 'Product Launch Promos' },
  { value: 'motion-graphics-ad-videos', label: 'Motion Graphics Ad Videos' },
  { value: 'social-media-content-creation', label: 'Social Media Content Creation' },
];

/** The choices of each field that offers choices; mails and commands take their labels from here. */
export const fieldChoices: Readonly<Record<string, readonly Choice[]>> = {
  projectType: projectTypes,
  budget: [...indianBudgets, ...dollarBudgets],
  serviceVertical: [...brandingServices, ...videoServices],
};

export const serviceGroups = [
  { legend: 'Branding', services: brandingServices },
  { legend: 'Video marketing', services: videoServices },
] as const;

const number = (value: number) => value.toLocaleString('en');

/** Shown under a long brief. */
export const briefWords = {
  count: (length: number, most: number) => `${number(length)} of ${number(most)} characters`,
} as const;
