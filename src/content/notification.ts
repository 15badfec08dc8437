import { auditQuestions } from './audit-questions';
import { fieldChoices } from './enquiry';

/** Words of the mails that tell the agency about a new lead. */

export const notificationSubjects = {
  short: 'New enquiry',
  detailed: 'New detailed enquiry',
  audit: 'New brand audit',
  newsletter: 'New newsletter sign-up',
} as const;

type Kind = keyof typeof notificationSubjects;

/** Labels of all fields of the four payloads (docs/rules.md#calls). */
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

/** Fields that come first, in order; all others follow under `rest`. */
export const leadingFields: Readonly<Record<Kind, readonly string[]>> = {
  short: ['name', 'organizationName', 'email', 'contact', 'projectDescription'],
  detailed: [
    'name',
    'organizationName',
    'email',
    'contact',
    'country',
    'projectType',
    'budget',
    'serviceVertical',
    'projectDescription',
  ],
  audit: [
    'first-name',
    'last-name',
    'designation',
    'company',
    'email',
    'contact',
    'website',
    'linkedin',
    'numberOfEmployee',
    'industry',
  ],
  newsletter: ['firstName', 'email'],
};

/** @returns the label of a choice of the detailed form; any other text unchanged */
export const choiceLabel = (field: string, value: string) =>
  fieldChoices[field]?.find((choice) => choice.value === value)?.label ?? value;

export const questionTopics: ReadonlyMap<string, string> = new Map(
  auditQuestions.map(({ questionId, topic }, index) => [questionId, `${index + 1}. ${topic}`]),
);

export const notificationWords = {
  reference: 'Reference',
  receivedAt: 'Received at',
  score: 'Score',
  person: 'Who it is',
  areas: 'Six areas',
  answers: 'Twenty answers',
  rest: 'For the record',
  yes: 'yes',
  no: 'no',
  nothing: '(empty)',
  footnote: 'Sent by the website. Reply to this mail, and it goes to the person above.',
} as const;
