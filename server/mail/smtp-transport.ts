import { createTransport } from 'nodemailer';
import { failureCode } from '../base/log';
import type { SmtpSettings } from '../base/smtp-settings';
import { answerOf, type MailTransport } from './transport';

/** Time-outs per stage in milliseconds; none is below the minimum of RFC 5321, 4.5.3.2. */
export const smtpTimeouts = {
  greeting: 5 * 60_000,
  /** From the greeting until the server asks for the message. */
  commands: 10 * 60_000,
  data: 5 * 60_000,
  /** Many servers scan and store the message here. */
  afterDot: 10 * 60_000,
};

const concurrency = 4;

/** Sends mail over a pool of SMTP connections, encrypted unless the settings say otherwise. */
export const createSmtpTransport = (
  settings: SmtpSettings,
  timeouts = smtpTimeouts,
): MailTransport => {
  const refusals: Refusals = {};
  const pool = openPool(settings, timeouts, refusals);
  // Nodemailer passes nothing of ours on to its plugins but a mail's signal, so it is the key.
  const handovers = new Map<AbortSignal, Handover>();
  followHandovers(pool, handovers);

  return {
    concurrency,
    batchSize: 1,
    send: async (_id, message) => {
      const handover = beginHandover(timeouts);
      const { signal } = handover;
      handovers.set(signal, handover);
      refusals.last = undefined;
      try {
        await pool.sendMail({ ...message, signal });
      } catch (error) {
        throw handover.isSent() ? failureAfterDot(error) : withAnswer(error, refusals.last);
      } finally {
        handover.end();
        handovers.delete(signal);
      }
    },
    flush: async () => undefined,
    classifyError: (error) => {
      if (error instanceof Rejected) return 'rejected';
      if (error instanceof Unconfirmed) return 'unconfirmed';
      // Nodemailer's codes for a refused sender, recipient or content; any other error concerns the
      // transport.
      return /^(?:EENVELOPE|EMESSAGE)$/.test(failureCode(error)) ? 'mail' : 'transport';
    },
    close: () => {
      for (const { giveUp } of handovers.values()) giveUp();
      pool.close();
    },
  };
};

/**
 * What a server answered that closes the connection at once, as some do with a greeting: nodemailer
 * leaves it out of its error, so it is read from nodemailer's debug log. All connections share it,
 * so a failed mail may be reported with the answer to another: it decides nothing, and only tells
 * the owner.
 */
interface Refusals {
  /** The server's last answer that refuses. */
  last?: string | undefined;
}

/** @returns the error, with the refusal if nodemailer left it out */
const withAnswer = (error: unknown, refusal: string | undefined) => {
  if (refusal === undefined || answerOf(error) !== undefined) return error;
  const answered = new Error('Not sent', { cause: error });
  return Object.assign(answered, { code: failureCode(error), response: refusal });
};

const openPool = (settings: SmtpSettings, timeouts: typeof smtpTimeouts, refusals: Refusals) => {
  const note = (_entry: unknown, text: unknown) => {
    if (typeof text === 'string' && /^[45]\d\d[ -]/.test(text)) refusals.last = text;
  };
  const logger = { debug: note, trace: note, info: note, warn: note, error: note, fatal: note };
  return createTransport({
    ...settings,
    debug: true,
    logger: { ...logger, level: () => undefined },
    pool: true,
    maxConnections: concurrency,
    maxMessages: Infinity,
    connectionTimeout: timeouts.greeting,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.afterDot,
    tls: { minVersion: 'TLSv1.2' },
  });
};

/** Lets each handover watch the content of its mail. */
const followHandovers = (
  pool: ReturnType<typeof openPool>,
  handovers: ReadonlyMap<AbortSignal, Handover>,
) => {
  pool.use('stream', ({ data, message }, done) => {
    const handover = data.signal && handovers.get(data.signal);
    message.processFunc((content) => {
      handover?.follow(content);
      return content;
    });
    done();
  });
};

type Handover = ReturnType<typeof beginHandover>;

/**
 * Starts the clock of one mail on its way to the server: it is aborted when a stage takes too long.
 */
const beginHandover = (timeouts: typeof smtpTimeouts) => {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let isSent = false;
  let deadline = setTimeout(giveUp, timeouts.commands);
  const allow = (ms: number) => {
    clearTimeout(deadline);
    deadline = setTimeout(giveUp, ms);
  };
  return {
    signal: controller.signal,
    giveUp,
    /**
     * Nodemailer reads the content once the server asks for it, and sends the final dot after its
     * end.
     */
    follow: (content: NodeJS.ReadableStream) => {
      content.once('resume', () => allow(timeouts.data));
      content.once('end', () => {
        isSent = true;
        allow(timeouts.afterDot);
      });
    },
    /** Whether the server was sent the whole mail. */
    isSent: () => isSent,
    /** Stops the clock. */
    end: () => clearTimeout(deadline),
  };
};

/** The server received the whole mail but did not confirm it. */
class Unconfirmed extends Error {
  override name = 'Unconfirmed';
}

/** The server received the whole mail and refused it for good, with a status of 500 or above. */
class Rejected extends Error {
  override name = 'Rejected';
  /** Nodemailer's code for a refused content, for log and digest. */
  readonly code = 'EMESSAGE';
}

const failureAfterDot = (error: unknown) => {
  const isForGood =
    error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
  return isForGood
    ? new Rejected('Refused', { cause: error })
    : new Unconfirmed('Not confirmed', { cause: error });
};
