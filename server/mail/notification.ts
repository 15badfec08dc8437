import { agency } from '@/content/agency';
import { fieldLabels, notificationSubjects, notificationWords } from '@/content/notification';
import { toLine } from '@/lib/validation';
import type { StoredSubmission } from '../store/store';
import { isMailAddress } from './address';
import { escapeHtml } from './escape-html';
import type { Mail, MailSettings } from './mail';
import { readable } from './readable';

const labelOf = (field: string) =>
  fieldLabels[field] ?? field.replace(/^q-(\d+)$/, `${notificationWords.answer} $1`);

const nameOf = ({ payload }: StoredSubmission) =>
  ['organizationName', 'company', 'name', 'firstName']
    .map((field) => payload[field])
    .find((value) => typeof value === 'string');

const toRow = ([label, value]: readonly [string, string]) =>
  `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value).replace(/\r?\n/g, '<br>')}</td></tr>`;

/** The mail that tells the agency about a submission: every field with its label, answers go to the person. */
export const renderNotification = (
  submission: StoredSubmission,
  { mailTo }: MailSettings,
): Mail => {
  const { kind, payload, reference, receivedAt } = submission;
  const heading = notificationSubjects[kind];
  const rows = [
    ...Object.entries(payload).map(([field, value]) => [labelOf(field), readable(value)] as const),
    [notificationWords.reference, reference] as const,
    [notificationWords.receivedAt, new Date(receivedAt).toISOString()] as const,
  ];
  const { email } = payload;
  const title = `${heading}: ${nameOf(submission) ?? reference}`;
  return {
    to: mailTo,
    ...(typeof email === 'string' && isMailAddress(email) ? { replyTo: email } : {}),
    subject: toLine(`${title} (${reference})`),
    text: [
      `${heading} · ${agency.name}`,
      '',
      ...rows.map(([label, value]) => `${label}: ${value}`),
      '',
      notificationWords.footnote,
      '',
    ].join('\n'),
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><body><h1>${escapeHtml(heading)}</h1><table cellpadding="6">${rows.map(toRow).join('')}</table><p>${escapeHtml(notificationWords.footnote)}</p></body></html>`,
  };
};
