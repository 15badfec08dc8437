import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fieldWords } from '@/content/notification';
import { forget, purge } from '../acts/erase';
import { exportLeads } from '../acts/export';
import { drop, findAudits, free, release, retry } from '../acts/leads';
import { ConfigError } from '../config-error';
import { failureCode, type Log } from '../log';
import type { NewsletterLinks } from '../newsletter/links';
import { endRestoreCheck } from '../store/restored-script';
import type { Erased, Store } from '../store/store';
import { type Command, UsageError } from './arguments';
import { list, table } from './list';
import { show, unknownReference } from './show';

interface CommandContext {
  store: Store;
  /** The HMAC key of the identities. */
  secret: Buffer;
  /** Whether released leads also go to the webhook. */
  hasWebhook: boolean;
  /** Default age of a purge, in days. */
  retentionDays?: number;
  /** Unsubscribe links for the newsletter. */
  links: NewsletterLinks;
  /** Folder of the `.eml` files. */
  outbox: string;
  /** Writes output; resolves when the reader can take more. */
  write: (text: string) => Promise<void>;
  log: Log;
  now: () => number;
}

/** Writes to a draft and renames it when complete: a partial copy never passes for a backup. */
const backUp = async ({ store, write }: CommandContext, file: string) => {
  if (existsSync(file)) throw new ConfigError(`${file} already exists`);
  const draft = `${file}.part`;
  try {
    writeFileSync(draft, '', { mode: 0o600 });
  } catch (error) {
    throw new ConfigError(`${file} cannot be written (${failureCode(error)})`);
  }
  try {
    await store.backup(draft);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  await write(`Copied to ${file}\n`);
};

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

const erasedLines = (verb: string, { submissions, remainingCopies }: Erased) =>
  [`${verb} ${count(submissions, 'submission')}`, ...remainingCopies, ''].join('\n');

const purgeRefusals = {
  clock: 'This machine’s clock is far from the latest time in the database. If the clock is right,',
  third: 'This would remove more than a third of all submissions. If that is intended,',
} as const;

const purgeLines = async (
  context: CommandContext,
  { days = context.retentionDays, isConfirmed }: Command & { name: 'purge' },
) => {
  if (days === undefined) throw new UsageError('Give --older-than: RETENTION_DAYS is not set');
  const erased = await purge(context, { days, isConfirmed });
  if (typeof erased !== 'string') return erasedLines('Purged', erased);
  const refusal = `${purgeRefusals[erased]} run it again with --confirm. Nothing was removed`;
  throw new ConfigError(refusal);
};

const releaseLine = async (context: CommandContext, reference: string) => {
  const outcome = await release(context, reference);
  if (outcome === 'unknown') throw unknownReference(reference);
  if (outcome === 'taken')
    throw new ConfigError(
      `${reference} stays held for review: another audit has the same details. "leads audits --find" finds it`,
    );
  return outcome === 'clean'
    ? `${reference} is not held for review: nothing changed\n`
    : `Released ${reference}: its mails are on their way\n`;
};

const retryLine = async (context: CommandContext, reference: string) => {
  const retried = await retry(context, reference);
  if (retried === undefined) throw unknownReference(reference);
  return retried === 0
    ? `Nothing of ${reference} is stuck: nothing changed\n`
    : `${count(retried, 'message')} of ${reference} will be tried again\n`;
};

const dropLine = async (context: CommandContext, reference: string) => {
  const dropped = await drop(context, reference);
  if (dropped === undefined) throw unknownReference(reference);
  if (dropped.isLead) return `Dropped ${reference}, which was held for review\n`;
  return dropped.entries === 0
    ? `Nothing of ${reference} is stuck or held for review: nothing changed\n`
    : `Dropped ${count(dropped.entries, 'message')} of ${reference}; the lead stays\n`;
};

const auditLines = async (context: CommandContext, value: string) => {
  const found = await findAudits(context, value);
  if (found.length === 0) return 'No audit holds this\n';
  return table(
    found.map(({ audit }) => audit),
    'Holds it as',
    ({ id }) =>
      found
        .filter(({ audit }) => audit.id === id)
        .flatMap(({ kinds }) => kinds.map((kind) => fieldWords('audit', kind).label))
        .join(', '),
  );
};

const freeLine = async (context: CommandContext, reference: string) => {
  const outcome = await free(context, reference);
  if (outcome === 'unknown') throw unknownReference(reference);
  if (outcome === 'no-audit') throw new ConfigError(`${reference} is no audit`);
  return outcome === 'none'
    ? `${reference} holds nothing: nothing changed\n`
    : `Freed ${reference}: others can take an audit with its details\n`;
};

const outputOf = async (
  context: CommandContext,
  command: Exclude<Command, { name: 'export' | 'backup' }>,
): Promise<string> => {
  switch (command.name) {
    case 'list':
      return list(context.store, command);
    case 'show':
      return show(context.store, command.reference);
    case 'release':
      return releaseLine(context, command.reference);
    case 'retry':
      return retryLine(context, command.reference);
    case 'drop':
      return dropLine(context, command.reference);
    case 'audits':
      return auditLines(context, command.value);
    case 'free':
      return freeLine(context, command.reference);
    case 'forget':
      return erasedLines('Forgot', await forget(context, command.email));
    case 'purge':
      return purgeLines(context, command);
    case 'restored': {
      const waiting = await context.store.write(() => endRestoreCheck(command.sends));
      return command.sends ? `${waiting} will leave again\n` : `Counted ${waiting} as sent\n`;
    }
  }
};

/** Runs one `leads` command; `export` streams its rows, the others write their output at the end. */
export const runCommand = async (context: CommandContext, command: Command): Promise<void> => {
  if (command.name === 'export') {
    const rows = context.store.exportRows(command);
    for await (const text of exportLeads({ ...context, rows }, command)) await context.write(text);
  } else if (command.name === 'backup') await backUp(context, path.resolve(command.file));
  else await context.write(await outputOf(context, command));
};
