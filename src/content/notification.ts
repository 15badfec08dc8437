/** Words of the mails that tell the agency about a new lead. */

export const notificationSubjects = {
  short: 'New enquiry',
  detailed: 'New detailed enquiry',
  audit: 'New brand audit',
  newsletter: 'New newsletter sign-up',
} as const;

/** Every field of the four payloads (specification 3), as the agency reads it. */
export const fieldLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  firstName: 'First name',
  'first-name': 'First name',
  'last-name': 'Last name',
  designation: 'Designation',
  email: 'E-mail',
  country: 'Country',
  contact: 'Contact no.',
  organizationName: 'Company',
  company: 'Company',
  website: 'Website',
  linkedin: 'LinkedIn',
  numberOfEmployee: 'Employees',
  industry: 'Industry',
  projectType: 'Project type',
  budget: 'Budget',
  serviceVertical: 'Services',
  projectDescription: 'Brief overview',
  page: 'Page',
  subscribeToNewsletter: 'Newsletter',
  newsletter: 'Newsletter',
  createdAt: 'Sent at',
};

export const notificationWords = {
  reference: 'Reference',
  receivedAt: 'Received at',
  answer: 'Question',
  yes: 'yes',
  no: 'no',
  nothing: '(empty)',
  footnote: 'Sent by the website. An answer to this mail goes to the person above.',
} as const;
