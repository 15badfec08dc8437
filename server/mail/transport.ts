import type { SendMailOptions } from 'nodemailer';

/** Where mails go. */
export interface MailTransport {
  /**
   * How many may be under way before what became of them is kept. One where a repeat would be a second mail;
   * more where a repeat overwrites the first.
   */
  batch: number;
  /** Hands a mail over. */
  send: (id: string, message: SendMailOptions) => Promise<void>;
  /** Resolves when all mails handed over so far are so for good. */
  settle: () => Promise<void>;
  /** Whether the failure concerns this mail alone, or the way itself (server down, disk full). */
  concernsMailOnly: (error: unknown) => boolean;
  close: () => void;
}
