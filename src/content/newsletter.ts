/** Words of the sign-up form in the footer (docs/rules.md#newsletter-form). */
export const newsletterWords = {
  firstName: 'First Name',
  email: 'E-mail Address',
  subscribe: 'Subscribe',
  success: "Thanks, you're subscribed.",
  /** Only our own server asks again; what a foreign one does is not known. */
  confirm: 'One click is left: the one in the mail that we just sent you.',
  failure: 'Sign-up is not available right now.',
} as const;
