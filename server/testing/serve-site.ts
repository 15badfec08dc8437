import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { Hono } from 'hono';
import { createListener } from '../listener';
import type { Log } from '../log';
import type { Site } from '../site/site';
import { listen } from './listen';

interface SiteAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

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
    ask: (path: string, { method = 'GET', headers = {} }: SiteRequest = {}) =>
      new Promise<SiteAnswer>((resolve, reject) => {
        const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.once('end', () => {
            const { statusCode: status, headers: received } = incoming;
            resolve({ status, headers: received, body: Buffer.concat(chunks) });
          });
        });
        outgoing.once('error', reject);
        outgoing.end();
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;
