import type { Config } from '../base/config';
import { openDataDir } from '../base/data-dir';
import type { Log } from '../base/log';
import { createApi } from '../http/app';
import { findSiteFonts } from '../http/page-styles';
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

/**
 * Opens the data directory, the database, the workers and the API.
 *
 * @throws {ConfigError} when the data directory or the database cannot be used
 */
export const openBackend = async (config: Config, log: Log, options: OpenOptions = {}) => {
  const context = await openContext(config, log, options);
  const { wake, stop, listPosts } = startWorkers(context);
  const fonts = findSiteFonts(config.distDir);
  return {
    api: createApi({ ...context, onStored: wake, fonts, listPosts }),
    stopWorkers: stop,
    /** Stops the workers too. */
    close: async () => {
      await stop();
      await context.store.close();
    },
  };
};

/** Opens what the workers and the API share. Each takes from it what its own options name. */
async function openContext(config: Config, log: Log, options: OpenOptions) {
  const files = openDataDir(config.dataDir);
  const { store, rates, secret } = await openStorage(config, files, options);
  // A restored copy must not send its mail again before the owner has decided about it.
  await closeOnFailure(store, () => refuseUncheckedRestore(store));
  const now = Date.now;
  const { readWarnings: warnings, noteMail } = createWarnings({
    store,
    now,
    folder: config.dataDir,
  });
  const { outbox } = files;
  return { config, log, now, store, rates, secret, outbox, warnings, noteMail };
}

type BackendContext = Awaited<ReturnType<typeof openContext>>;

/** @returns what wakes the workers that deliver, stops all workers, and lists the feed's posts */
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
