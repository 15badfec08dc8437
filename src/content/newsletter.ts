/** Words of the sign-up form in the footer (docs/rules.md#newsletter-form). */
export const newsletterWords = {
  firstName: 'First Name',
  email: 'E-mail Address',
  subscribe: 'Subscribe',
  /** True for a new, a repeated and a confirmed address alike, so it tells nobody who is on the list. */
  success:
    'Nearly there. Confirm with the link that we e-mailed you. It can take a minute, and we send it once a day.',
  failure: 'Sign-up is not available right now.',
} as const;
