import { once } from 'node:events';
import { createServer } from 'node:net';
import { listen } from './listen';

/** @returns a port of loopback that nothing listens on */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
};
