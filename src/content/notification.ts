import { detailFields } from './audit';
import { auditQuestions } from './audit-questions';
import { detailedFields, type FieldWords, shortFields } from './enquiry';
import { newsletterFields } from './newsletter';

/** Words of the mails that tell the agency about a new lead. */

export const notificationSubjects = {
  short: 'New enquiry',
  detailed: 'New detailed enquiry',
  audit: 'New brand audit',
  newsletter: 'New newsletter sign-up',
} as const;

type Kind = keyof typeof notificationSubjects;

export const questionTopics: ReadonlyMap<string, string> = new Map(
  auditQuestions.map(({ questionId, topic }, index) => [questionId, `${index + 1}. ${topic}`]),
);

const formFields: Readonly<Record<Kind, Readonly<Record<string, FieldWords>>>> = {
  short: shortFields,
  detailed: detailedFields,
  audit: Object.fromEntries(detailFields.map(({ name, ...field }) => [name, field])),
  newsletter: newsletterFields,
};

/** What bodies hold beside the fields that a person fills in. */
const recordFields: Readonly<Record<string, FieldWords>> = {
  page: { label: 'Page', type: 'hidden' },
  newsletter: { label: 'Newsletter', type: 'checkbox' },
  createdAt: { label: 'Sent at', type: 'hidden' },
};

/** @returns how to name a field of a body; one that only an older version sent keeps its key */
export const fieldWords = (kind: Kind, field: string): FieldWords =>
  formFields[kind][field] ?? recordFields[field] ?? { label: questionTopics.get(field) ?? field };

/** @returns the names of a form's fields in order, but for its boxes; all else of a body follows under `rest` */
export const leadingFields = (kind: Kind) =>
  Object.keys(formFields[kind]).filter((field) => fieldWords(kind, field).type !== 'checkbox');

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
