/** Messages that the specification fixes to the letter (sections 2.6, 5 and 8), straight apostrophes included. */
export const messages = {
  required: 'This field is required',
  invalidEmail: 'Please enter valid email',
  invalidUrl: 'Please enter a valid URL',
  invalidPhone: 'Please enter valid phone number',
  pleaseWait: 'Please Wait',
  shortSuccess: 'The form is submitted successfully. Expect a response from our team very soon!',
  newTab: '(opens in a new tab)',
} as const;
