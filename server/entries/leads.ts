import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { withBuilt } from '../base/built';
import { readConfig } from '../base/config';
import { ConfigError } from '../base/config-error';
import { dataPaths, fullDiskAdvice, openDataDir } from '../base/data-dir';
import { createLog } from '../base/log';
import { UsageError } from '../leads/command-arguments';
import { parseCommand, usage } from '../leads/commands';
import { createNewsletterLinks } from '../leads/newsletter-links';
import { openStorage } from '../store/open';
import { StoreError } from '../store/store-error';

// Files that a command writes (a backup) are readable by their owner only.
process.umask(0o077);

const write = async (text: string) => {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
};

// A reader that closes the pipe early (`| head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const main = async () => {
  const { isReadOnly, run } = parseCommand(process.argv.slice(2));
  const config = readConfig(withBuilt(process.env));
  // A new, empty database would hide a wrong DATA_DIR.
  if (config.databaseUrl === undefined && !existsSync(dataPaths(config.dataDir).database))
    throw new ConfigError(
      `There is no database in ${config.dataDir}: has the server run with this DATA_DIR?`,
    );
  const files = isReadOnly ? dataPaths(config.dataDir) : openDataDir(config.dataDir);
  const { store, secret } = await openStorage(config, files, { isReadOnly });
  try {
    const context = {
      store,
      secret,
      config,
      links: createNewsletterLinks(config.siteUrl, secret),
      outbox: files.outbox,
      log: createLog((entry) => void process.stderr.write(entry)),
      now: Date.now,
    };
    await run(context, write);
  } finally {
    await store.close();
  }
};

main().catch((error: unknown) => {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n${usage}`);
    process.exit(2);
  }
  const isKnown = error instanceof ConfigError || error instanceof StoreError;
  console.error(isKnown ? (fullDiskAdvice(error.message) ?? error.message) : error);
  process.exit(1);
});
