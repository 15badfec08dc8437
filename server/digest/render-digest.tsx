import { render } from '@react-email/components';
import { digestWords as words, keptAsideReasons, leadKinds, outgoingKinds } from '@/content/leads';
import { leadSummary } from '../lead-summary';
import { logoAttachment } from '../mail/logo';
import type { Mail, MailSettings } from '../mail/mail';
import { minute } from '../minute';
import type { DigestContent } from '../store/digest-script';
import { DigestBody } from './digest-body';

const toText = ({ keptAside, unlisted, parked }: DigestContent) => {
  const aside = keptAside.flatMap(({ reference, kind, payload, receivedAt, quarantine = '' }) => {
    const { name, company, firstLine } = leadSummary(payload);
    return [
      [name, company].filter(Boolean).join(', '),
      ...(firstLine === '' ? [] : [firstLine]),
      `${minute(receivedAt)} · ${leadKinds[kind]} · ${keptAsideReasons[quarantine] ?? quarantine}`,
      words.release(reference),
      '',
    ];
  });
  const stuck = parked.flatMap(({ kind, reference, parkedAt }) => [
    `${outgoingKinds[kind] ?? kind} · ${minute(parkedAt)}`,
    words.show(reference),
    '',
  ]);
  return [
    ...(aside.length > 0 ? [words.keptAside, '', ...aside] : []),
    ...(unlisted > 0 ? [words.unlisted(unlisted), ''] : []),
    ...(stuck.length > 0 ? [words.parked, '', ...stuck] : []),
    ...(aside.length + stuck.length === 0 ? [words.gone, ''] : []),
    words.footnote,
    '',
  ].join('\n');
};

/** The mail that tells the agency, once a day, what was kept aside and what would not leave. */
export const renderDigest = async (
  content: DigestContent,
  { mailTo }: MailSettings,
): Promise<Mail> => {
  const subject = words.subject(content.keptAside.length + content.unlisted, content.parked.length);
  return {
    to: mailTo,
    subject,
    text: toText(content),
    html: await render(<DigestBody content={content} title={subject} />),
    attachments: [logoAttachment],
  };
};
