/** Words of the sign-up form in the footer (specification 2.4, decision 11). */
export const newsletterWords = {
  firstName: 'First Name',
  email: 'E-mail Address',
  subscribe: 'Subscribe',
  success: "Thanks, you're subscribed.",
  failure: 'Sign-up is not available right now.',
} as const;
