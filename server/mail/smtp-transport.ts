import { createTransport, type SendMailOptions } from 'nodemailer';
import type { SmtpSettings } from '../base/mail-settings';
import { failureCode } from '../base/log';
import { answerOf, type MailTransport } from './mail';

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

const isForGood = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

type Watch = (message: NodeJS.ReadableStream) => void;

/** Sends mail over a pool of SMTP connections, encrypted unless the settings say otherwise. */
export const createSmtpTransport = (
  settings: SmtpSettings,
  timeouts = smtpTimeouts,
): MailTransport => {
  /** The server's last refusal: nodemailer forgets it where the server closes the connection at once. */
  let refusal: string | undefined;
  const note = (_entry: unknown, text: unknown) => {
    if (typeof text === 'string' && /^[45]\d\d[ -]/.test(text)) refusal = text;
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
  const watches = new WeakMap<AbortSignal, Watch>();
  transporter.use('stream', (mail, done) => {
    const watch = mail.data.signal && watches.get(mail.data.signal);
    mail.message.processFunc((stream) => {
      watch?.(stream);
      return stream;
    });
    done();
  });

  const underWay = new Set<AbortController>();

  const send = async (message: SendMailOptions) => {
    const giveUp = new AbortController();
    let isHandedOver = false;
    let deadline: NodeJS.Timeout | undefined;
    const allow = (ms: number) => {
      clearTimeout(deadline);
      deadline = setTimeout(() => giveUp.abort(), ms);
    };
    // Nodemailer reads the stream once the server asks for it, and sends the final dot after its end.
    watches.set(giveUp.signal, (stream) => {
      stream.once('resume', () => allow(timeouts.data));
      stream.once('end', () => {
        isHandedOver = true;
        allow(timeouts.afterDot);
      });
    });
    allow(timeouts.commands);
    underWay.add(giveUp);
    refusal = undefined;
    try {
      await transporter.sendMail({ ...message, signal: giveUp.signal });
    } catch (error) {
      if (isHandedOver && isForGood(error)) throw new Rejected('Refused', { cause: error });
      if (isHandedOver) throw new Unconfirmed('Not confirmed', { cause: error });
      if (answerOf(error) !== undefined || refusal === undefined) throw error;
      throw Object.assign(new Error('Not sent', { cause: error }), {
        code: failureCode(error),
        response: refusal,
      });
    } finally {
      clearTimeout(deadline);
      underWay.delete(giveUp);
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
      const isRefusal =
        error instanceof Error &&
        'code' in error &&
        (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
      return isRefusal ? 'mail' : 'transport';
    },
    close: () => {
      for (const giveUp of underWay) giveUp.abort();
      transporter.close();
    },
  };
};
