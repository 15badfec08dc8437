import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../base/config';
import { ConfigError } from '../base/config-error';
import { doubtfulSettings } from '../base/doubtful-settings';
import { failureCode, type Log } from '../base/log';
import { waitAtMost } from '../base/wait-at-most';
import { createListener } from '../http/listener';
import { openSite } from '../http/site';
import { createServerStop } from '../http/stop-server';
import type { OpenOptions } from '../store/open';
import { openBackend } from './backend';

/** Cuts off clients that send a request too slowly. */
const requestTimeoutMs = 9000;
const headersTimeoutMs = 8000;
/** How often Node looks for such clients. */
const checkIntervalMs = 1000;
/** Closes a connection that waits for its next request. */
const keepAliveMs = 5000;
/** Closes idle connections, also those of clients that stop reading a response. */
const idleTimeoutMs = 20_000;

/**
 * Limit of a graceful stop: up to 3.5 s for open requests (`stop-server.ts`), then the database is
 * closed. A fifth second is left for the exit of the process on a busy machine. Unfinished work is
 * queued, and continues after the next start.
 */
const maxStopMs = 4000;

/**
 * Starts the server: the built site and the API.
 *
 * @throws {ConfigError} when a setting, a file or the port cannot be used
 */
export const startService = async (config: Config, log: Log, options: OpenOptions = {}) => {
  const site = openSite(config.distDir, config.hosts);
  const backend = await openBackend(config, log, options);
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkIntervalMs,
    },
    createListener({ api: backend.api, site, config, log }),
  );
  server.timeout = idleTimeoutMs;
  const stopServer = createServerStop(server);
  try {
    const address = await listen(server, config);
    for (const { event, set } of doubtfulSettings(config)) log('warn', event, { set });
    return {
      address,
      /** Stops accepting requests, answers open ones and closes everything, within five seconds. */
      stop: async () => {
        const all = Promise.all([stopServer(), backend.stopWorkers()]).then(() => backend.close());
        await waitAtMost(maxStopMs, all);
      },
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
};

/** @throws {ConfigError} when the port cannot be used */
function listen(server: Server, { port, host }: Config): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(new ConfigError(`Cannot listen on ${host}:${port} (${failureCode(error)})`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address);
    });
  });
}
