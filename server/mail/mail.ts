/** A rendered mail, without sender and message id. */
export interface Mail {
  to: string | readonly string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Additional headers. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Content id by which the HTML shows it; absent for a file to open. */
  cid?: string;
}

/** The `From` of all mails. */
export interface Sender {
  name: string;
  address: string;
}

export interface MailSettings {
  /** The agency's recipients of notifications and digests. */
  mailTo: readonly string[];
}
