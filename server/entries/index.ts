import { parseArgs } from 'node:util';
import { withBuilt } from '../base/built';
import { readConfig } from '../base/config';
import { ConfigError, isFullDisk, onFullDisk } from '../base/config-error';
import { createLog, failureFields } from '../base/log';

// A closed log pipe must not stop the server.
process.stdout.on('error', () => undefined);

// An operator reads `console` as they start the server, a program reads the log.
const log = createLog((entry) => void process.stdout.write(entry));

// The state is unknown: exit, and let the service manager restart the process.
process.on('uncaughtException', (error) => {
  log('error', 'uncaught', failureFields(error));
  process.exit(1);
});

/** Loopback, and every interface: one opens the site at `localhost`, and not at `0.0.0.0`. */
const reachesThisMachine = /^(?:127\.|::1$|::$|0\.0\.0\.0$)/;

/** `--new` creates a missing secret or database although the other exists. */
const readOptions = () => {
  try {
    return parseArgs({ options: { new: { type: 'boolean', default: false } } }).values;
  } catch {
    throw new ConfigError('The only option is --new; set everything else by environment variables');
  }
};

const start = async () => {
  const isNew = readOptions().new;
  // Loaded here, so that a package that is missing or broken is logged like any failure.
  const { startService } = await import('./service');
  const { address, stop } = await startService(readConfig(withBuilt(process.env)), log, { isNew });
  const host = reachesThisMachine.test(address.address) ? 'localhost' : address.address;
  console.log(`Listening on http://${host}:${address.port}`);

  const stopOnce = (signal: string) => {
    log('info', 'stopping', { signal });
    stop()
      .catch((error: unknown) => log('error', 'stop-failed', failureFields(error)))
      // 0 also after a failure: the process was asked to end, and what is unfinished is queued.
      .finally(() => process.exit(0));
  };
  process.once('SIGTERM', stopOnce);
  process.once('SIGINT', stopOnce);
};

start().catch((error: unknown) => {
  if (error instanceof ConfigError)
    console.error(isFullDisk(error.message) ? `${error.message}. ${onFullDisk}` : error.message);
  else log('error', 'start-failed', failureFields(error));
  process.exit(1);
});
