/**
 * Fixed messages (docs/rules.md#messages, docs/rules.md#short-enquiry-form); the forms' errors are in
 * `lib/validation`.
 */
export const messages = {
  pleaseWait: 'Please Wait',
  shortSuccess: 'The form is submitted successfully. Expect a response from our team very soon!',
  /** Announced only: on screen a failed enquiry shows nothing (docs/rules.md#silent-failure). */
  notSent: 'Not sent. Everything you typed is still here.',
  newTab: '(opens in a new tab)',
} as const;
