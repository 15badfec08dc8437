import { digestWords as words } from '@/content/leads';
import { logoAttachment } from '../mail/logo';
import type { Mail, MailSettings } from '../mail/mail';
import { toHtml } from '../mail/to-html';
import { DigestBody } from './digest-body';
import { digestSections } from './digest-lines';
import type { DigestContent } from './read-digest';

const toText = (sections: ReturnType<typeof digestSections>) =>
  [
    ...sections.flatMap(({ title, intro, lines, command }) => [
      title,
      ...[intro, command].filter(Boolean),
      '',
      ...lines,
      '',
    ]),
    ...(sections.length === 0 ? [words.nothingLeft, ''] : []),
    words.footnote,
    '',
  ].join('\n');

/** Renders the daily mail to the agency: quarantined leads, parked mails, and warnings. */
export const renderDigest = (content: DigestContent, { mailTo }: MailSettings): Mail => {
  const { quarantined, parked, unlisted, notices } = content;
  const listed = quarantined.reduce((sum, { count }) => sum + count, 0);
  const subject = words.subject(
    listed + unlisted.quarantined,
    parked.length + unlisted.parked,
    notices.length,
  );
  const sections = digestSections(content);
  return {
    to: mailTo,
    subject,
    text: toText(sections),
    html: toHtml(<DigestBody sections={sections} title={subject} />),
    attachments: [logoAttachment],
  };
};
