import { parseArgs } from 'node:util';
import { readConfig } from './config';
import { ConfigError } from './config-error';
import { createLog, failureFacts } from './log';
import { checkPackages } from './packages';

// A log that nobody reads any more is no reason to stop.
process.stdout.on('error', () => undefined);

const log = createLog((line) => void process.stdout.write(line));

// Whatever state it is in, whoever runs it starts it anew.
process.on('uncaughtException', (error) => {
  log('error', 'uncaught', failureFacts(error));
  process.exit(1);
});

/** `--new` makes anew what is missing beside what is there. */
const readOptions = () => {
  try {
    return parseArgs({ options: { new: { type: 'boolean', default: false } } }).values;
  } catch {
    throw new ConfigError('The server takes one option, --new, and its settings as variables');
  }
};

const start = async () => {
  const isNew = readOptions().new;
  // Before anything is loaded that needs one of them.
  checkPackages();
  const { startService } = await import('./service');
  const { address, stop } = await startService(readConfig(process.env), log, { isNew });
  const host = /^(?:127\.|::1$|::$|0\.0\.0\.0$)/.test(address.address)
    ? 'localhost'
    : address.address;
  console.log(`Listening on http://${host}:${address.port}`);

  const stopOnce = (signal: string) => {
    log('info', 'stopping', { signal });
    stop()
      .catch((error: unknown) => log('error', 'stop-failed', failureFacts(error)))
      .finally(() => process.exit(0));
  };
  process.once('SIGTERM', stopOnce);
  process.once('SIGINT', stopOnce);
};

start().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(error.message);
  else log('error', 'start-failed', failureFacts(error));
  process.exit(1);
});
