/** A mail ready to leave, in every part but sender and identity. */
export interface Mail {
  to: string | readonly string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Headers of its own. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Under which the HTML shows it; one without is there to be opened. */
  cid?: string;
}

/** Whom a mail comes from, as its reader sees it. */
export interface Sender {
  name: string;
  address: string;
}

export interface MailSettings {
  /** Everybody at the agency who reads the notifications. */
  mailTo: readonly string[];
}
