import { agency } from '@/content/agency';
import { notificationSubjects, notificationWords } from '@/content/notification';
import { toSingleLine } from '@/lib/validation';
import type { Payload, StoredSubmission } from '../store/store';
import { isMailAddress } from './mail-address';
import type { Mail, MailSettings } from './mail';
import { NotificationBody } from './notification-body';
import { toNotificationSections } from './notification-sections';
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

/** Renders the mail that notifies the agency of a submission: every field with its label; replies go to the person. */
export const renderNotification = (
  submission: StoredSubmission,
  { mailTo }: MailSettings,
): Mail => {
  const { kind, payload, reference } = submission;
  const heading = notificationSubjects[kind];
  const sections = toNotificationSections(submission);
  const { email } = payload;
  const title = toSingleLine(`${heading}: ${leadName(payload)} (${reference})`);
  return {
    to: mailTo,
    ...(typeof email === 'string' && isMailAddress(email) ? { replyTo: email } : {}),
    subject: title,
    text: [
      `${heading} · ${agency.name}`,
      '',
      ...sections.flatMap((section) => [
        ...(section.title ? [section.title, ''] : []),
        ...section.rows.map(([label, value]) => (label ? `${label}: ${value}` : value)),
        '',
      ]),
      notificationWords.footnote,
      '',
    ].join('\n'),
    html: toHtml(<NotificationBody title={title} heading={heading} sections={sections} />),
  };
};
