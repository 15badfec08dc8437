export type FaqCategory = 'BRANDING' | 'WEB SOLUTIONS' | 'VIDEO MARKETING' | 'MARKETING';

/** The choice of the selector that means every category. */
export const allFaq = 'ALL FAQ';

/** A choice of the selector: a category, or all. */
export type FaqChoice = FaqCategory | typeof allFaq;

export interface FaqItem {
  /** Also the anchor: `/faq#branding-1`. */
  key: string;
  category: FaqCategory;
  title: string;
  description: string;
}

/** The five choices in the order of the selector (docs/rules.md#faq-page). */
export const faqChoices: readonly FaqChoice[] = [
  'BRANDING',
  'WEB SOLUTIONS',
  'VIDEO MARKETING',
  'MARKETING',
  allFaq,
];

/** Values of the `filter` parameter; any other means all (docs/rules.md#faq-filter). */
export const faqFilters: ReadonlyMap<string, FaqCategory> = new Map([
  ['branding', 'BRANDING'],
  ['web-solution', 'WEB SOLUTIONS'],
  ['video-marketing', 'VIDEO MARKETING'],
  ['marketing', 'MARKETING'],
]);

export const faqWords = {
  title: 'You’ve Got Queries. We’ve Got Ideas and Resources.',
  lead: 'The common queries, answered in the time it takes to ask them: what we do, how long it takes, where prices start.',
  heading: 'FAQ.',
  category: 'Category',
  searchLabel: 'Search the questions',
  searchPlaceholder: 'Search relevant keywords here',
  search: 'Search',
  clear: 'Clear the search',
  showing: (shown: number, all: number) => `Showing ${shown} of ${all}`,
  /** Bold, before `mention`. */
  answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  mention: (query: string, near: number) =>
    near === 0 ? `for “${query}”` : `for “${query}”, ${near} more near it`,
  /** Bold, before `hasAll`, when there are only near matches. */
  noAnswer: 'No answer',
  hasAll: (query: string, near: number) =>
    `has all of “${query}”, ${near === 1 ? '1 comes' : `${near} come`} near it`,
  nearest: 'Nearest answers',
  none: (query: string) => `Nothing mentions “${query}”.`,
  noneHere: (choice: string) => `Nothing in ${choice}.`,
  /** A button that leads to the answers of another category. */
  inCategory: (count: number, category: string) => `${count} in ${category}`,
  /** Before the link. */
  noneAdvice: 'Try a shorter word, or',
  noneAsk: 'ask us directly',
  showMore: 'SHOW MORE',
} as const;

export const faqBannerWords = {
  title: 'Contact Us Directly!',
  lead: 'If it isn’t on the list, ask a person. Bring the half-\u2060formed version of the question. We\u00a0like those.',
  contact: 'Contact Us',
} as const;
