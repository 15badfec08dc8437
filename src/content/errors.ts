/** When the site itself breaks. */
export const errorWords = {
  title: 'A piece came loose',
  lead: 'Something on this page broke. What you wrote in an enquiry or in the audit is kept in this tab: load the page again, or start from home.',
  home: 'Home',
} as const;
