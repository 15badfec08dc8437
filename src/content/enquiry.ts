import type { Choice, FieldRows } from '@/lib/fields';
import { toRecord } from '@/lib/to-record';

// Choices of the detailed form; values are sent as they are (docs/rules.md#project-types-and-services).

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
export const budgetsFor = (countryCode: unknown) =>
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

/** Fields of the short form, which the services and about pages share (docs/rules.md#short-enquiry-form). */
export const shortFields = {
  name: { label: 'Name', kind: 'text', required: true, autoComplete: 'name' },
  email: { label: 'Email', kind: 'any-email', required: true, autoComplete: 'email' },
  organizationName: {
    label: 'Company',
    kind: 'text',
    required: true,
    autoComplete: 'organization',
  },
  contact: { label: 'Contact No.', kind: 'contact', autoComplete: 'tel' },
  projectDescription: { label: 'Brief Overview', kind: 'brief', required: true },
  page: { label: 'Page', kind: 'fixed', value: 'services' },
  createdAt: { label: 'Sent at', kind: 'moment' },
} as const satisfies FieldRows;

export const shortFormWords = {
  label: 'Short enquiry',
  submit: 'SUBMIT',
  detailed: 'FILL DETAILED FORM',
} as const;

/** Fields of the detailed form (docs/rules.md#detailed-enquiry-form). */
export const detailedFields = {
  name: { label: 'Name', kind: 'text', required: true, autoComplete: 'name' },
  email: { label: 'Email', kind: 'email', required: true, autoComplete: 'email' },
  country: { label: 'Country', kind: 'country', required: true, autoComplete: 'country-name' },
  contact: { label: 'Contact No.', kind: 'contact', sent: 'always', autoComplete: 'tel-national' },
  organizationName: {
    label: 'Company',
    kind: 'text',
    required: true,
    autoComplete: 'organization',
  },
  designation: {
    label: 'Designation',
    kind: 'text',
    required: 'looks',
    sent: false,
    autoComplete: 'organization-title',
  },
  projectType: { label: 'Project Type', kind: 'choice', required: true, choices: projectTypes },
  budget: {
    label: 'Budget',
    kind: 'choice',
    required: true,
    choices: [...indianBudgets, ...dollarBudgets],
    choicesFor: ({ country }) => budgetsFor(toRecord(country)['code']),
  },
  projectDescription: { label: 'Project Description', kind: 'brief', required: true },
  serviceVertical: {
    label: 'Services',
    kind: 'choices',
    choices: [...brandingServices, ...videoServices],
  },
  subscribeToNewsletter: { label: 'Newsletter', kind: 'tick', sent: 'always' },
  createdAt: { label: 'Sent at', kind: 'moment' },
} as const satisfies FieldRows;
