import { agency } from '@/content/agency';
import { confirmationWords as words } from '@/content/newsletter-mail';
import { isMailAddress } from '../base/mail-address';
import type { NewsletterLinks } from '../leads/newsletter-links';
import type { QueuedConfirmation } from '../store/outbox-records';
import { type Mail, NoMailAddressError } from './mail';
import { Button, Link, logoAttachment, MailLayout, toHtml } from './mail-layout';
import { mailStyles as styles } from './mail-styles';

/**
 * Renders the mail that asks to confirm a newsletter sign-up (docs/rules.md#newsletter), with
 * one-click unsubscribe (RFC 8058).
 *
 * @throws {NoMailAddressError} if the address is not valid in a mail header
 */
export const renderConfirmation = (
  { submission: { payload, reference }, queuedAt }: QueuedConfirmation,
  links: NewsletterLinks,
): Mail => {
  const { email } = payload;
  if (typeof email !== 'string' || !isMailAddress(email)) throw new NoMailAddressError();
  const confirm = links.confirm(reference, queuedAt);
  const unsubscribeLink = links.unsubscribe(reference);
  return {
    to: email,
    replyTo: agency.email,
    subject: words.subject,
    text: [
      words.greeting,
      '',
      words.request,
      '',
      confirm,
      '',
      `${words.deadline} ${words.ignore}`,
      '',
      `${words.leave}: ${unsubscribeLink}`,
      '',
      words.footnote,
      '',
    ].join('\n'),
    html: toHtml(
      <MailLayout title={words.title} footnote={words.footnote}>
        <p style={styles.text}>{words.greeting}</p>
        <p style={styles.text}>{words.request}</p>
        <Button href={confirm}>{words.button}</Button>
        <p style={{ ...styles.text, marginTop: 28 }}>{words.deadline}</p>
        <p style={styles.small}>
          {words.ignore}{' '}
          <Link href={unsubscribeLink} style={{ color: 'inherit', textDecoration: 'underline' }}>
            {words.leave}
          </Link>
        </p>
      </MailLayout>,
    ),
    attachments: [logoAttachment],
    headers: {
      'List-Unsubscribe': `<${unsubscribeLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};
