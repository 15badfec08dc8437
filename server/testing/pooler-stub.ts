import { connect, createServer } from 'node:net';

/** What PgBouncer lets through when a client connects; anything else it refuses. */
const tracked = new Set([
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

/** What a client leaves behind in its session: settings, locks, statements, channels that it listens to. */
const leftBehind =
  /(?:Q....|\0|;\s*)(?:SET (?!LOCAL)|LISTEN |PREPARE |CREATE TEMP)\w+|pg_(?:try_)?advisory_lock/gs;

const refusal = (name: string) => {
  const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${name}\0\0`;
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
};

/** Stands before a PostgreSQL server as PgBouncer does: as strict about what a client asks for when it connects. */
export const startPoolerStub = async (port: number) => {
  const sessionState: string[] = [];
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    client.once('data', (startup) => {
      const foreign = readStartup(startup).find((name) => !tracked.has(name));
      if (foreign !== undefined) return void client.end(refusal(foreign));
      upstream.write(startup);
      client.on('data', (chunk) => {
        sessionState.push(...(chunk.toString('latin1').match(leftBehind) ?? []));
      });
      client.pipe(upstream);
      upstream.pipe(client);
    });
  });
  const at = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    port: at,
    /** What was left in a session, which the next transaction is not on. */
    sessionState,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
