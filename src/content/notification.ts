import type { FieldRow, FieldRows } from '@/lib/fields';
import { auditFields } from './audit';
import { auditQuestions } from './audit-questions';
import { detailedFields, shortFields } from './enquiry';
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

const formFields: Readonly<Record<Kind, FieldRows>> = {
  short: shortFields,
  detailed: detailedFields,
  audit: auditFields,
  newsletter: newsletterFields,
};

/** @returns the row of a field of a body; one that only an older version sent keeps its key as its label */
export const fieldRow = (kind: Kind, name: string): FieldRow =>
  formFields[kind][name] ?? { label: questionTopics.get(name) ?? name, kind: 'brief' };

const boxes: ReadonlySet<FieldRow['kind']> = new Set(['tick', 'fixed', 'moment']);

/** @returns the names of the fields that a person fills in, in the form's order; all else of a body follows under `rest` */
export const leadingFields = (kind: Kind) =>
  Object.keys(formFields[kind]).filter((name) => !boxes.has(fieldRow(kind, name).kind));

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
