/** Messages that the specification fixes to the letter (section 2.6), straight apostrophes included; the forms' own errors are in `lib/validation`. */
export const messages = {
  pleaseWait: 'Please Wait',
  shortSuccess: 'The form is submitted successfully. Expect a response from our team very soon!',
  /** For assistive technology alone: to the eye a failed enquiry shows nothing (specification 8, decision 63). */
  notSent: 'Not sent. Everything you typed is still here.',
  newTab: '(opens in a new tab)',
} as const;
