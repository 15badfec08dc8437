import { type MailPart, readMail } from '../../../server/testing/read-mail';

interface SentMail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

const textOf = ({ headers, content, parts }: MailPart): string =>
  headers['content-type']?.startsWith('text/plain')
    ? content.toString()
    : parts.map(textOf).join('');

/** @returns the messages a mail server received, decoded */
export const readSentMails = (messages: readonly string[]): SentMail[] =>
  messages.map((message) => {
    const mail = readMail(message.replaceAll('\n', '\r\n'));
    return {
      id: mail.headers['message-id'] ?? '',
      to: mail.headers.to ?? '',
      subject: mail.headers.subject ?? '',
      text: textOf(mail),
    };
  });
