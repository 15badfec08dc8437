import type { SendMailOptions } from 'nodemailer';

/**
 * What a failure concerns:
 *
 * - `transport`: no mail can leave, because the server is down or the disk is full
 * - `mail`: this mail alone was refused
 * - `rejected`: the server received the whole mail and refused it for good
 * - `unconfirmed`: the server received the whole mail and did not confirm it; a copy may have
 *   arrived
 */
export type MailFailure = 'transport' | 'mail' | 'rejected' | 'unconfirmed';

/** Sends mail by SMTP or writes it to files. */
export interface MailTransport {
  /** Maximum number of parallel deliveries. */
  concurrency: number;
  /**
   * Mails per delivery, whose outcomes are recorded together after the last. After a crash they are
   * all sent again: by SMTP that sends second copies, so it is 1; a file overwrites its first copy,
   * so it may be more.
   */
  batchSize: number;
  send: (id: string, message: SendMailOptions) => Promise<void>;
  /** Resolves when every mail sent so far is durable. */
  flush: () => Promise<void>;
  classifyError: (error: unknown) => MailFailure;
  /** Aborts deliveries in progress. */
  close: () => void;
}

/**
 * Looks for what a mail server answered, in an error or its causes: `554 5.7.1 Ann is unknown`,
 * `554-5.7.1 …` or `554 …`.
 *
 * @returns status and enhanced status (`554 5.7.1`, `554`), never the text, which may quote an
 *   address; undefined if the server gave no answer
 */
export const answerOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const response = 'response' in error ? error.response : undefined;
  if (typeof response !== 'string') return answerOf(error.cause);
  const [answer] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}\b)?/.exec(response) ?? [];
  return answer?.replace('-', ' ');
};
