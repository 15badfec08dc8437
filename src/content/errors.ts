/** When the site itself breaks. */
export const errorWords = {
  title: 'A piece came loose',
  lead: 'This page did not load as it should. What you typed is kept; load it again or start from home.',
  home: 'Home',
} as const;
