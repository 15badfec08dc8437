import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { type Command, parseCommand, usage, UsageError } from './command/arguments';
import { runCommand } from './command/run';
import { readConfig } from './config';
import { ConfigError } from './config-error';
import { dataPaths, openDataDir } from './data-dir';
import { createLinks } from './newsletter/links';
import { openStorage } from './store/open';
import { StoreError } from './store/store';

// What a command writes (a backup) is for the owner's eyes only.
process.umask(0o077);

// Rows pass through by the million and none stays: the space for new objects need not grow.
setFlagsFromString('--semi-space-growth-factor=1');

const write = async (text: string) => {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
};

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

/** What never writes works on a full disk, when it is needed most. */
const readers: readonly Command['name'][] = ['list', 'show', 'export', 'backup'];

const main = async () => {
  const command = parseCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  // A new, empty database would answer "0" to everything, from the wrong place.
  if (config.databaseUrl === undefined && !existsSync(dataPaths(config.dataDir).database))
    throw new ConfigError(
      `There is no database in ${config.dataDir}: has the server run, with this DATA_DIR?`,
    );
  const isReadOnly = readers.includes(command.name);
  const files = isReadOnly ? dataPaths(config.dataDir) : openDataDir(config.dataDir);
  const { store, secret } = await openStorage(config, files, { isReadOnly });
  try {
    const hasWebhook = config.webhook !== undefined;
    const links = createLinks(config.siteUrl, secret);
    const context = {
      store,
      secret,
      hasWebhook,
      retentionDays: config.retentionDays,
      links,
      outbox: files.outbox,
      write,
      now: Date.now,
    };
    await runCommand(context, command);
  } finally {
    await store.close();
  }
};

/** As files, SQLite and PostgreSQL say it. */
const fullDisk = /ENOSPC|SQLITE_FULL|\b53100\b/;
const onFullDisk =
  'The disk is full, and even deleting needs room for a moment. Free some (old logs, mails under outbox/), then run the same command again: what is erased already stays erased.';

main().catch((error: unknown) => {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n${usage}`);
    process.exit(2);
  }
  const isKnown = error instanceof ConfigError || error instanceof StoreError;
  if (isKnown && fullDisk.test(error.message)) console.error(onFullDisk);
  else console.error(isKnown ? error.message : error);
  process.exit(1);
});
