import { createTransport, type SendMailOptions } from 'nodemailer';
import type { SmtpSettings } from './smtp-url';
import type { MailTransport } from './transport';

/** How long a mail server may take at each stage, in milliseconds: no less than RFC 5321, 4.5.3.2 asks for. */
export const smtpTimeouts = {
  greeting: 5 * 60_000,
  /** From the greeting until it asks for the message. */
  commands: 10 * 60_000,
  data: 5 * 60_000,
  /** Many a server does all its work here. */
  afterDot: 10 * 60_000,
};

const concurrency = 4;

/** The server was given the whole mail and did not confirm it. */
class Unconfirmed extends Error {
  override name = 'Unconfirmed';
}

type Watch = (message: NodeJS.ReadableStream) => void;

/** Mail over a few kept SMTP connections, encrypted unless the settings say otherwise. */
export const createSmtpTransport = (
  settings: SmtpSettings,
  patience = smtpTimeouts,
): MailTransport => {
  const transporter = createTransport({
    ...settings,
    pool: true,
    maxConnections: concurrency,
    maxMessages: Infinity,
    connectionTimeout: patience.greeting,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.afterDot,
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
    // It is read once the server asked for it; its end is followed by the final dot.
    watches.set(giveUp.signal, (stream) => {
      stream.once('resume', () => allow(patience.data));
      stream.once('end', () => {
        isHandedOver = true;
        allow(patience.afterDot);
      });
    });
    allow(patience.commands);
    underWay.add(giveUp);
    try {
      await transporter.sendMail({ ...message, signal: giveUp.signal });
    } catch (error) {
      throw isHandedOver ? new Unconfirmed('Not confirmed', { cause: error }) : error;
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
      if (error instanceof Unconfirmed) return 'unconfirmed';
      // A refusal of sender, recipient or content names its code; everything else is the way.
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
