import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Hono } from 'hono';
import { createListener } from '../listener';
import type { Log } from '../log';
import type { Site } from '../site/site';
import { listen } from './listen';

interface SiteRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Serves a built site on a free loopback port, by default without the API. */
export const serveSite = async (
  site: Site,
  config = { trustedProxies: 0, hstsSubdomains: false },
  api = new Hono().basePath('/api'),
) => {
  const logged: Parameters<Log>[] = [];
  const server = createServer(
    createListener({ api, site, config, log: (...line) => void logged.push(line) }),
  );
  const port = await listen(server);
  return {
    logged,
    port,
    /** Requests a path without normalising it; the body is not decoded. */
    ask: async (path: string, options: SiteRequest = {}) => {
      const outgoing = request({ host: '127.0.0.1', port, path, ...options }).end();
      const [incoming]: IncomingMessage[] = await once(outgoing, 'response');
      if (incoming === undefined) throw new TypeError('No answer');
      const { statusCode: status, headers } = incoming;
      return { status, headers, body: await buffer(incoming) };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;
