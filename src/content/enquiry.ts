/** Choices of the detailed form; values are sent as they are (docs/rules.md#project-types-and-services). */

interface Choice {
  value: string;
  label: string;
}

/** A field as form, mails and commands name it. A form lists its fields in the order in which mails show them. */
export interface FieldWords {
  label: string;
  /** What the field takes; a line of text by default. */
  type?: 'email' | 'url' | 'number' | 'tel' | 'checkbox' | 'hidden';
  autoComplete?: string;
  placeholder?: string;
  /** What can be chosen, by the value that is sent. */
  choices?: readonly Choice[];
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

export const serviceGroups = [
  { legend: 'Branding', services: brandingServices },
  { legend: 'Video marketing', services: videoServices },
] as const;

/** Services that no chip names; `value` is the `service` in the address, and the brief begins with the label. */
export const servicesWithoutChip: readonly Choice[] = [
  { value: 'brand-management', label: 'Brand Management' },
  { value: 'web-solution', label: 'Web Solution' },
  { value: 'public-relations', label: 'Public Relations' },
];

const number = (value: number) => value.toLocaleString('en');

/** Shown under a long brief. */
export const briefWords = {
  count: (length: number, most: number) => `${number(length)} of ${number(most)} characters`,
} as const;

const personFields = {
  name: { label: 'Name', autoComplete: 'name' },
  organizationName: { label: 'Company', autoComplete: 'organization' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
} as const satisfies Readonly<Record<string, FieldWords>>;

/** Fields of the short form, which the services and about pages share (docs/rules.md#short-enquiry-form). */
export const shortFields = {
  ...personFields,
  contact: { label: 'Contact No.', type: 'tel', autoComplete: 'tel' },
  projectDescription: { label: 'Brief Overview' },
} as const satisfies Readonly<Record<string, FieldWords>>;

export const shortFormWords = {
  label: 'Short enquiry',
  submit: 'SUBMIT',
  detailed: 'FILL DETAILED FORM',
} as const;

/** Fields of the detailed form (docs/rules.md#detailed-enquiry-form). */
export const detailedFields = {
  ...personFields,
  designation: { label: 'Designation', autoComplete: 'organization-title' },
  contact: { label: 'Contact No.', type: 'tel', autoComplete: 'tel-national' },
  country: { label: 'Country', autoComplete: 'country-name' },
  projectType: { label: 'Project Type', choices: projectTypes },
  budget: { label: 'Budget', choices: [...indianBudgets, ...dollarBudgets] },
  serviceVertical: { label: 'Services', choices: [...brandingServices, ...videoServices] },
  projectDescription: { label: 'Project Description' },
  subscribeToNewsletter: { label: 'Newsletter', type: 'checkbox' },
} as const satisfies Readonly<Record<string, FieldWords>>;
