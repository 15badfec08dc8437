import { parseArgs } from 'node:util';
import { withBuilt } from '../base/built';
import { readConfig } from '../base/config';
import { ConfigError } from '../base/config-error';
import { fullDiskAdvice } from '../base/data-dir';
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

/** Addresses of this machine alone, or of all its networks: it opens the site as `localhost`. */
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
  const mayCreate = readOptions().new;
  // Loaded here, so that a package that is missing or broken is logged like any failure.
  const { startService } = await import('./service');
  const { address, stop } = await startService(readConfig(withBuilt(process.env)), log, {
    mayCreate,
  });
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
  if (error instanceof ConfigError) {
    const advice = fullDiskAdvice(error.message);
    console.error(advice === undefined ? error.message : `${error.message}. ${advice}`);
  } else log('error', 'start-failed', failureFields(error));
  process.exit(1);
});
