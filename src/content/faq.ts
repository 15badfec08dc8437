export type FaqCategory = 'BRANDING' | 'WEB SOLUTIONS' | 'VIDEO MARKETING' | 'MARKETING';

/** What the selector offers: a category, or all of them. */
export type FaqChoice = FaqCategory | 'ALL FAQ';

export interface FaqItem {
  /** Its anchor, too: `/faq#branding-1`. */
  key: string;
  category: FaqCategory;
  title: string;
  description: string;
}

/** The five choices of the selector, in its order (docs/rules.md#faq-page). */
export const faqChoices: readonly FaqChoice[] = [
  'BRANDING',
  'WEB SOLUTIONS',
  'VIDEO MARKETING',
  'MARKETING',
  'ALL FAQ',
];

/** Values of the `filter` parameter; anything else means all (docs/rules.md#faq-filter). */
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
  /** Said in bold before `mention`. */
  answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  mention: (query: string, near: number) =>
    near === 0 ? `for “${query}”` : `for “${query}”, ${near} more near it`,
  /** Said in bold before `hasAll`, where only near ones follow. */
  noAnswer: 'No answer',
  hasAll: (query: string, near: number) =>
    `has all of “${query}”, ${near === 1 ? '1 comes' : `${near} come`} near it`,
  nearest: 'Nearest answers',
  none: (query: string) => `Nothing mentions “${query}”.`,
  noneHere: (choice: string) => `Nothing in ${choice}.`,
  /** A button to where there is something. */
  elsewhere: (count: number, category: string) => `${count} in ${category}`,
  /** Followed by the link. */
  noneAdvice: 'Try a shorter word, or',
  noneAsk: 'ask us directly',
  showMore: 'SHOW MORE',
} as const;

export const faqBannerWords = {
  title: 'Contact Us Directly!',
  lead: 'If it isn’t on the list, ask a person. Bring the half-\u2060formed version of the question. We\u00a0like those.',
  contact: 'Contact Us',
} as const;
