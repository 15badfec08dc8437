import type { SendMailOptions } from 'nodemailer';

/** Sends mail by SMTP or writes it to files. */
export interface MailTransport {
  /** Maximum number of parallel deliveries. */
  concurrency: number;
  /**
   * Mails per delivery; their outcomes are recorded together. 1 if a repeat would send a second copy, more if it
   * overwrites the first.
   */
  batchSize: number;
  send: (id: string, message: SendMailOptions) => Promise<void>;
  /** Resolves when every mail sent so far is durable. */
  flush: () => Promise<void>;
  /**
   * @returns what an error concerns: the transport (server down, disk full), this mail alone, a mail that was transmitted
   *   whole and rejected, or one that was transmitted but not confirmed, of which a copy may have arrived
   */
  classifyError: (error: unknown) => 'transport' | 'mail' | 'rejected' | 'unconfirmed';
  /** Aborts deliveries in progress. */
  close: () => void;
}
