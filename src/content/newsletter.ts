/** Words of the sign-up form in the footer (docs/rules.md#newsletter-form). */
export const newsletterWords = {
  firstName: 'First Name',
  email: 'E-mail Address',
  subscribe: 'Subscribe',
  /** The same for new, repeated and confirmed addresses, so it does not reveal who is subscribed. */
  success:
    'Nearly there. Confirm with the link that we e-mailed you. It can take a minute, and we send it once a day.',
  failure: 'Sign-up is not available right now.',
} as const;
