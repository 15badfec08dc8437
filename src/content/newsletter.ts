import type { FieldRows } from '@/lib/fields';

/** The sign-up form in the footer (docs/rules.md#newsletter-form). */
export const newsletterFields = {
  firstName: { label: 'First Name', kind: 'text', required: true, autoComplete: 'given-name' },
  email: { label: 'E-mail Address', kind: 'any-email', required: true, autoComplete: 'email' },
  createdAt: { label: 'Sent at', kind: 'moment' },
} as const satisfies FieldRows;

export const newsletterWords = {
  subscribe: 'Subscribe',
  /** The same for new, repeated and confirmed addresses, so it does not reveal who is subscribed. */
  success:
    'Nearly there. Confirm with the link that we e-mailed you. It can take a minute, and we send it once a day.',
  failure: 'Sign-up is not available right now.',
} as const;
