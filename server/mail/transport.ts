import type { SendMailOptions } from 'nodemailer';

/** Where mails go. */
export interface MailTransport {
  /** How many deliveries may be under way: beside a slow one, others go on. */
  concurrency: number;
  /**
   * How many mails one delivery takes before what became of them is kept. One where a repeat would be a second
   * mail; more where a repeat overwrites the first.
   */
  batchSize: number;
  /** Hands a mail over. */
  send: (id: string, message: SendMailOptions) => Promise<void>;
  /** Resolves when all mails handed over so far are so for good. */
  flush: () => Promise<void>;
  /**
   * What a failure is about: the way itself (server down, disk full), this mail alone, or a mail that was handed
   * over whole and not confirmed, of which a copy may be out.
   */
  classifyError: (error: unknown) => 'transport' | 'mail' | 'unconfirmed';
  /** Gives up what is under way. */
  close: () => void;
}
