/**
 * Labels of the short enquiry form (docs/rules.md#short-enquiry-form); it is the same on the services and about
 * pages.
 */
export const shortFormWords = {
  label: 'Short enquiry',
  name: 'Name',
  email: 'Email',
  company: 'Company',
  contact: 'Contact No.',
  brief: 'Brief Overview',
  submit: 'SUBMIT',
  detailed: 'FILL DETAILED FORM',
} as const;
