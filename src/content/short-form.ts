/** Labels of the short enquiry form, shared by the services and about pages (docs/rules.md#short-enquiry-form). */
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
