import { connect, createServer } from 'node:net';
import { listen } from './listen';

/** Startup parameters that PgBouncer accepts; it refuses any other. */
const acceptedParameters = new Set([
  'user',
  'database',
  'client_encoding',
  'datestyle',
  'timezone',
  'application_name',
]);

const readStartup = (message: Buffer) => {
  const words = message.subarray(8).toString('utf8').split('\0');
  return words.filter((word, index) => index % 2 === 0 && word !== '');
};

/** Statements that change a session: settings, locks, prepared statements, temporary tables, channels. */
const changesSession =
  /(?:Q....|\0|;\s*)(?:SET (?!LOCAL)|LISTEN |PREPARE |CREATE TEMP)\w+|pg_(?:try_)?advisory_lock/gs;

const refusal = (name: string) => {
  const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${name}\0\0`;
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
};

/**
 * Starts a stub of PgBouncer in transaction mode: refuses its unsupported startup parameters, and records session state.
 *
 * @param port the PostgreSQL server's port on loopback
 */
export const startPoolerStub = async (port: number) => {
  const sessionState: string[] = [];
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    client.once('data', (startup) => {
      const foreign = readStartup(startup).find((name) => !acceptedParameters.has(name));
      if (foreign !== undefined) return void client.end(refusal(foreign));
      upstream.write(startup);
      client.on('data', (chunk) => {
        sessionState.push(...(chunk.toString('latin1').match(changesSession) ?? []));
      });
      client.pipe(upstream);
      upstream.pipe(client);
    });
  });
  return {
    port: await listen(server),
    /** Statements that changed a session: the next transaction may run in another one. */
    sessionState,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
