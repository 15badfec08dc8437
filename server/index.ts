import { readConfig } from './config';
import { ConfigError } from './config-error';
import { createLog, failureFacts } from './log';
import { startService } from './service';

// A log that nobody reads any more is no reason to stop.
process.stdout.on('error', () => undefined);

const log = createLog((line) => void process.stdout.write(line));

// Whatever state it is in, whoever runs it starts it anew.
process.on('uncaughtException', (error) => {
  log('error', 'uncaught', failureFacts(error));
  process.exit(1);
});

const start = async () => {
  const { address, stop } = await startService(readConfig(process.env), log);
  const host = /^(?:127\.|::1$|::$|0\.0\.0\.0$)/.test(address.address)
    ? 'localhost'
    : address.address;
  console.log(`Listening on http://${host}:${address.port}`);

  const stopOnce = (signal: string) => {
    log('info', 'stopping', { signal });
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stopOnce);
  process.once('SIGINT', stopOnce);
};

start().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(error.message);
  else log('error', 'start-failed', failureFacts(error));
  process.exit(1);
});
