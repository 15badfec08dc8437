import { Img } from '@react-email/components';
import { agency } from '@/content/agency';
import { logoPicture } from '../audit/logo-picture';
import { mailStyles as styles } from './mail-styles';
import type { MailAttachment } from './mail';

const logoId = 'logo@mail';

/** The logo at the top of a mail. Attach `logoAttachment`: mails load nothing from the network. */
export function Logo() {
  return (
    <Img
      src={`cid:${logoId}`}
      alt={agency.name}
      // Otherwise React renders a preload link beside it.
      fetchPriority="low"
      width={172}
      height={32}
      style={styles.logoPicture}
    />
  );
}

export const logoAttachment: MailAttachment = {
  filename: 'logo.png',
  content: Buffer.from(logoPicture, 'base64'),
  contentType: 'image/png',
  cid: logoId,
};
