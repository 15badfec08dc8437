/** Shown when a page throws. */
export const errorWords = {
  title: 'A piece came loose',
  lead: 'Something on this page broke. What you wrote in an enquiry or the audit is safe in this tab. Reload the page, or start from home.',
  home: 'Home',
} as const;
