import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../base/config';
import { ConfigError } from '../base/config-error';
import { openDataDir } from '../base/data-dir';
import { doubtfulSettings } from '../base/doubtful-settings';
import { failureCode, type Log } from '../base/log';
import { waitAtMost } from '../base/wait-at-most';
import { createApi } from '../http/app';
import { createListener } from '../http/listener';
import { openMetrics } from '../http/metrics';
import { findSiteFonts } from '../http/page-styles';
import { openSite } from '../http/site';
import { createServerStop } from '../http/stop-server';
import { createBlog } from '../jobs/blog';
import { createChores } from '../jobs/chores';
import { createConfirmationLimiter } from '../jobs/confirmation-limits';
import { createOutbox } from '../jobs/outbox';
import { createWebhookWorker } from '../jobs/webhook-worker';
import { runWorker, type Worker } from '../jobs/worker';
import { createFileTransport } from '../mail/file-transport';
import { createMailRenderer } from '../mail/render-mail';
import { createSmtpTransport } from '../mail/smtp-transport';
import {
  closeOnFailure,
  type OpenOptions,
  openStorage,
  refuseUncheckedRestore,
} from '../store/open';
import { createWarnings } from '../store/warnings';

/** Cuts off clients that send a request too slowly. */
const requestTimeoutMs = 9000;
const headersTimeoutMs = 8000;
/** Closes idle connections, also those of clients that stop reading a response. */
const idleTimeoutMs = 20_000;

/**
 * Limit of a graceful stop; unfinished work is queued and continues after the next start. The last
 * of its five seconds is for the exit of the process on a busy machine.
 */
const maxStopMs = 4000;

interface Backend {
  api: ReturnType<typeof createApi>;
  /** Stops the background workers. */
  stopWorkers: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens the data directory, the database, the workers and the API.
 *
 * @throws {ConfigError} when the data directory or the database cannot be used
 */
export const openBackend = async (
  config: Config,
  log: Log,
  options: OpenOptions = {},
): Promise<Backend> => {
  const context = await openContext(config, log, options);
  const { wake, stop, listPosts } = startWorkers(context);
  const fonts = findSiteFonts(config.distDir);
  return {
    api: createApi({ ...context, onStored: wake, fonts, listPosts }),
    stopWorkers: stop,
    close: async () => {
      await stop();
      await context.store.close();
    },
  };
};

/** Opens what the workers and the API share. */
async function openContext(config: Config, log: Log, options: OpenOptions) {
  const files = openDataDir(config.dataDir);
  const { store, rates, secret } = await openStorage(config, files, options);
  await closeOnFailure(store, () => refuseUncheckedRestore(store));
  const now = Date.now;
  const { readWarnings: warnings, noteMail } = createWarnings(store, now, config.dataDir);
  const metrics = config.metricsToken ? await openMetrics(store, warnings, now) : undefined;
  const { outbox } = files;
  return { config, log, now, store, rates, secret, outbox, warnings, noteMail, metrics };
}

type BackendContext = Awaited<ReturnType<typeof openContext>>;

/** Starts the workers. @returns what wakes those that deliver, stops all, and lists the feed's posts */
function startWorkers(context: BackendContext) {
  const { config, store, log } = context;
  const { feedUrl, blogHome, webhook } = config;
  const start = (worker: Worker) => runWorker(worker, log);
  const blog = feedUrl ? createBlog({ store, feedUrl, blogUrl: blogHome, log }) : undefined;

  const deliveries = [start(createMailWorker(context))];
  if (webhook !== undefined) deliveries.push(start(createWebhookWorker({ ...context, webhook })));
  const wake = () => {
    for (const delivery of deliveries) delivery.wake();
  };
  const running = [...deliveries, start(createChores({ ...context, onQueued: wake }))];
  if (blog !== undefined) running.push(start(blog.worker));
  return {
    wake,
    stop: async () => {
      await Promise.all(running.map((worker) => worker.stop()));
    },
    listPosts: blog?.list,
  };
}

function createMailWorker(context: BackendContext): Worker {
  const { config, store, rates, secret, outbox, now } = context;
  const { siteUrl, mailTo, mailFrom, smtp, confirmationLimit } = config;
  return createOutbox({
    ...context,
    transport: smtp ? createSmtpTransport(smtp) : createFileTransport(outbox),
    mailFrom,
    onOutcome: context.noteMail,
    render: createMailRenderer(store, { secret, mailTo, siteUrl }),
    limitConfirmations: createConfirmationLimiter({
      maxPerHour: confirmationLimit?.all,
      rates,
      now,
      store,
    }),
  });
}

interface Service {
  /** The address and port it listens on. */
  address: AddressInfo;
  /** Stops accepting requests, answers open ones and closes everything, within five seconds. */
  stop: () => Promise<void>;
}

/**
 * Starts the server: the built site and the API.
 *
 * @throws {ConfigError} when a setting, a file or the port cannot be used
 */
export const startService = async (
  config: Config,
  log: Log,
  options: OpenOptions = {},
): Promise<Service> => {
  const site = openSite(config.distDir, config.hosts);
  const backend = await openBackend(config, log, options);
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: 5000,
      connectionsCheckingInterval: 1000,
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
