/** A mail ready to leave, in every part but sender and identity. */
export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly { filename: string; content: Buffer; contentType: string }[];
}

export interface MailSettings {
  mailTo: string;
}
