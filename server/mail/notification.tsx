import { agency } from '@/content/agency';
import { notificationSubjects, notificationWords } from '@/content/notification';
import { escapeUnseen, quoteLines, truncate } from '../lead-text';
import type { Payload, StoredSubmission } from '../store/store';
import { isMailAddress } from './mail-address';
import type { Mail, MailSettings } from './mail';
import { NotificationBody } from './notification-body';
import { type NotificationRow, toNotificationSections } from './notification-sections';
import { toHtml } from './to-html';

const joined = (payload: Payload, fields: readonly string[], between: string) =>
  fields
    .flatMap((field) => {
      const value = payload[field];
      return typeof value === 'string' && value !== '' ? [value] : [];
    })
    .join(between);

/** @returns name and company, if the form asks for them */
const leadName = (payload: Payload) => {
  const person = joined(payload, ['name', 'firstName', 'first-name', 'last-name'], ' ');
  const company = joined(payload, ['organizationName', 'company'], ' ');
  return [person, company].filter(Boolean).join(', ');
};

const maxNameLength = 100;

const toLines = ({ label, value, isTyped = false }: NotificationRow) => {
  if (isTyped) return [`${label}:`, ...quoteLines(value)];
  return [label ? `${label}: ${value}` : value];
};

/** Renders the mail that notifies the agency of a submission: every field with its label; replies go to the person. */
export const renderNotification = (
  submission: StoredSubmission,
  { mailTo }: MailSettings,
): Mail => {
  const { kind, payload, reference } = submission;
  const heading = notificationSubjects[kind];
  const sections = toNotificationSections(submission);
  const { email } = payload;
  const name = truncate(escapeUnseen(leadName(payload)), maxNameLength);
  const title = `${heading}: '${name}' (${reference})`;
  return {
    to: mailTo,
    ...(typeof email === 'string' && isMailAddress(email) ? { replyTo: email } : {}),
    subject: title,
    text: [
      `${heading} · ${agency.name}`,
      '',
      ...sections.flatMap((section) => [
        ...(section.title ? [section.title, ''] : []),
        ...section.rows.flatMap(toLines),
        '',
      ]),
      notificationWords.footnote,
      '',
    ].join('\n'),
    html: toHtml(<NotificationBody title={title} heading={heading} sections={sections} />),
  };
};
