import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Makes a server listen on a port of loopback, by default a free one. @returns the port */
export const listen = async (server: Server, port = 0): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** @returns a port of loopback that nothing listens on */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
};
