import { createTransport, type SendMailOptions } from 'nodemailer';
import { failureCode } from '../base/log';
import type { SmtpSettings } from '../base/mail-settings';
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

/** The server received the whole mail but did not confirm it. */
class Unconfirmed extends Error {
  override name = 'Unconfirmed';
}

/** The server received the whole mail and refused it for good, with a status of 500 or above. */
class Rejected extends Error {
  override name = 'Rejected';
  readonly code = 'EMESSAGE';
}

/** Sends mail over a pool of SMTP connections, encrypted unless the settings say otherwise. */
export const createSmtpTransport = (
  settings: SmtpSettings,
  timeouts = smtpTimeouts,
): MailTransport => {
  const pool = openPool(settings, timeouts);
  const underWay = new Set<Handover>();

  const send = async (message: SendMailOptions) => {
    const handover = beginHandover(timeouts);
    underWay.add(handover);
    pool.lastRefusal = undefined;
    try {
      await pool.send(message, handover);
    } catch (error) {
      throw handover.isWhole() ? failureAfterDot(error) : withAnswer(error, pool.lastRefusal);
    } finally {
      handover.end();
      underWay.delete(handover);
    }
  };

  return {
    concurrency,
    batchSize: 1,
    send: (_id, message) => send(message),
    flush: async () => undefined,
    classifyError: (error) => {
      if (error instanceof Rejected) return 'rejected';
      if (error instanceof Unconfirmed) return 'unconfirmed';
      // Nodemailer's codes for a refused sender, recipient or content; any other error concerns the transport.
      return /^(?:EENVELOPE|EMESSAGE)$/.test(failureCode(error)) ? 'mail' : 'transport';
    },
    close: () => {
      for (const { giveUp } of underWay) giveUp();
      pool.close();
    },
  };
};

const failureAfterDot = (error: unknown) => {
  const isForGood =
    error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
  return isForGood
    ? new Rejected('Refused', { cause: error })
    : new Unconfirmed('Not confirmed', { cause: error });
};

/** @returns the error, with what the server answered if nodemailer forgot it */
const withAnswer = (error: unknown, refusal: string | undefined) =>
  answerOf(error) !== undefined || refusal === undefined
    ? error
    : Object.assign(new Error('Not sent', { cause: error }), {
        code: failureCode(error),
        response: refusal,
      });

/** One mail on its way to the server. */
interface Handover {
  /** Aborts it; also happens when a stage takes too long. */
  giveUp: () => void;
  signal: AbortSignal;
  /** Follows the message: nodemailer reads it once the server asks for it, and sends the final dot after its end. */
  follow: (message: NodeJS.ReadableStream) => void;
  /** Whether the server was sent the whole message. */
  isWhole: () => boolean;
  end: () => void;
}

const beginHandover = (timeouts: typeof smtpTimeouts): Handover => {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let isWhole = false;
  let deadline = setTimeout(giveUp, timeouts.commands);
  const allow = (ms: number) => {
    clearTimeout(deadline);
    deadline = setTimeout(giveUp, ms);
  };
  return {
    giveUp,
    signal: controller.signal,
    follow: (message) => {
      message.once('resume', () => allow(timeouts.data));
      message.once('end', () => {
        isWhole = true;
        allow(timeouts.afterDot);
      });
    },
    isWhole: () => isWhole,
    end: () => clearTimeout(deadline),
  };
};

const openPool = (settings: SmtpSettings, timeouts: typeof smtpTimeouts) => {
  const note = (_entry: unknown, text: unknown) => {
    if (typeof text === 'string' && /^[45]\d\d[ -]/.test(text)) pool.lastRefusal = text;
  };
  const transporter = createTransport({
    ...settings,
    debug: true,
    logger: {
      debug: note,
      trace: note,
      info: note,
      warn: note,
      error: note,
      fatal: note,
      level: () => undefined,
    },
    pool: true,
    maxConnections: concurrency,
    maxMessages: Infinity,
    connectionTimeout: timeouts.greeting,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.afterDot,
    tls: { minVersion: 'TLSv1.2' },
  });
  /** Nodemailer hands a mail's signal on to its plugins, but nothing else of ours. */
  const handovers = new WeakMap<AbortSignal, Handover>();
  transporter.use('stream', (mail, done) => {
    const handover = mail.data.signal && handovers.get(mail.data.signal);
    mail.message.processFunc((stream) => {
      handover?.follow(stream);
      return stream;
    });
    done();
  });
  const pool = {
    /** The server's last refusal: nodemailer forgets it where the server closes the connection at once. */
    lastRefusal: undefined as string | undefined,
    send: (message: SendMailOptions, handover: Handover) => {
      handovers.set(handover.signal, handover);
      return transporter.sendMail({ ...message, signal: handover.signal });
    },
    close: () => transporter.close(),
  };
  return pool;
};
