import { connect, createServer } from 'node:net';
import { listen } from './listen';

/** Startup parameters that PgBouncer accepts; it refuses any other. */
const accepted = [
  'user',
  'database',
  'client_encoding',
  'datestyle',
  'timezone',
  'application_name',
];

/** Statements that change a session: settings, locks, prepared statements, temporary tables, channels. */
const changesSession =
  /(?:Q....|\0|;\s*)(?:SET (?!LOCAL)|LISTEN |PREPARE |CREATE TEMP)\w+|pg_(?:try_)?advisory_lock/gs;

/**
 * Starts a stub of PgBouncer in transaction mode, which records what that would refuse or lose.
 *
 * @param port the PostgreSQL server's port on loopback
 */
export const startPoolerStub = async (port: number) => {
  /** Startup parameters, and statements that changed a session: the next transaction may run in another one. */
  const sessionState: string[] = [];
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    client.once('data', (startup) => {
      const words = startup.subarray(8).toString('utf8').split('\0');
      const names = words.filter((word, index) => index % 2 === 0 && word !== '');
      sessionState.push(...names.filter((name) => !accepted.includes(name)));
    });
    client.on('data', (chunk) => {
      sessionState.push(...(chunk.toString('latin1').match(changesSession) ?? []));
    });
    client.pipe(upstream).pipe(client);
  });
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { port: await listen(server), sessionState, close };
};
