import type { MailFailure, MailTransport } from '../mail/transport';
import type { TestApi } from './test-api';

interface TestTransport extends MailTransport {
  /** What it was handed. */
  handed: { id: string; to: string; at: number }[];
  /** What the server says as it fails. */
  answer?: string;
  /** How a mail to a receiver fails, if it does; a promise makes its delivery slow. */
  failWith: (to: string) => MailFailure | undefined | Promise<undefined>;
}

class TestFailure extends Error {
  constructor(
    readonly concerns: MailFailure,
    readonly response: string | undefined,
  ) {
    super(concerns);
  }
}

/** Stands for a mail server. */
export const createTestTransport = ({ clock }: Pick<TestApi, 'clock'>): TestTransport => {
  const transport: TestTransport = {
    handed: [],
    failWith: () => undefined,
    concurrency: 2,
    batchSize: 1,
    send: async (id, { to }) => {
      const receivers = [to].flat().filter((address) => typeof address === 'string');
      transport.handed.push({ id, to: receivers.join(), at: clock.time });
      const failure = await transport.failWith(receivers.join());
      if (failure !== undefined) throw new TestFailure(failure, transport.answer);
    },
    flush: async () => undefined,
    classifyError: (error) => (error instanceof TestFailure ? error.concerns : 'transport'),
    close: () => undefined,
  };
  return transport;
};
