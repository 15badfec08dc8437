import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeEmail } from '../api/submission';
import { ConfigError } from '../config-error';
import { failureCode } from '../log';
import { deleteMailFiles } from '../mail/file-transport';
import type { NewsletterLinks } from '../newsletter/links';
import { purgeStopReason } from '../purge';
import { confirmPurge } from '../store/metadata-script';
import { endRestoreCheck } from '../store/restored-script';
import type { Erased, Store, StoredSubmission, SubmissionKind } from '../store/store';
import { type Command, UsageError } from './arguments';
import { csvTable } from './csv';
import { list } from './list';
import { release } from './release';
import { show } from './show';

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
  now: () => number;
}

const dayMs = 86_400_000;
const chunkLength = 65_536;

/** Buffers lines: one write per line would be slow for a million rows. */
const buffered = (write: CommandContext['write']) => {
  let waiting = '';
  const flush = async () => {
    const chunk = waiting;
    waiting = '';
    await write(chunk);
  };
  const add = async (text: string) => {
    waiting += text;
    if (waiting.length >= chunkLength) await flush();
  };
  return { add, flush };
};

const isoTime = (at: number) => new Date(at).toISOString();

/** A row with ISO times, and for a subscription its unsubscribe link. */
const toEntry = (
  { id: _id, receivedAt, confirmedAt, leftAt, ...row }: StoredSubmission,
  { unsubscribe }: NewsletterLinks,
) => ({
  ...row,
  receivedAt: isoTime(receivedAt),
  ...(confirmedAt === undefined ? {} : { confirmedAt: isoTime(confirmedAt) }),
  ...(leftAt === undefined ? {} : { leftAt: isoTime(leftAt) }),
  ...(row.kind === 'newsletter' ? { unsubscribe: unsubscribe(row.reference) } : {}),
});

const rowsPerChunk = 200;

/** The newsletter's list leaves out people who unsubscribed. */
const isExported = (kind: SubmissionKind | undefined, { leftAt }: StoredSubmission) =>
  kind !== 'newsletter' || leftAt === undefined;

const exportAs = async (
  { store, write, links }: CommandContext,
  { format, kind }: Command & { name: 'export' },
) => {
  const rows = store.exportRows(kind === undefined ? {} : { kind });
  const { add, flush } = buffered(write);
  if (format === 'csv') {
    const { header, lines } = csvTable(kind, links.unsubscribe);
    await add(header());
    let waiting: StoredSubmission[] = [];
    for await (const row of rows) {
      if (isExported(kind, row)) waiting.push(row);
      if (waiting.length < rowsPerChunk) continue;
      await add(lines(waiting));
      waiting = [];
    }
    await add(lines(waiting));
  } else {
    let separator = '[\n';
    for await (const row of rows) {
      if (!isExported(kind, row)) continue;
      await add(separator + JSON.stringify(toEntry(row, links)));
      separator = ',\n';
    }
    await add(separator === '[\n' ? '[]\n' : '\n]\n');
  }
  await flush();
};

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

const erasedLines = (verb: string, { submissions, remainingCopies }: Erased) =>
  [`${verb} ${count(submissions)}`, ...remainingCopies, ''].join('\n');

const count = (number: number) => `${number} ${number === 1 ? 'submission' : 'submissions'}`;

const purgeRefusals = {
  clock: 'This machine’s clock is far from the latest time in the database. If the clock is right,',
  third: 'This would remove more than a third of all submissions. If that is intended,',
} as const;

/** Confirming a purge also accepts the current time as the database's latest. */
const purge = async (
  { store, outbox, write, now, retentionDays }: CommandContext,
  { days = retentionDays, isConfirmed }: Command & { name: 'purge' },
) => {
  if (days === undefined) throw new UsageError('Give --older-than: RETENTION_DAYS is not set');
  const before = now() - days * dayMs;
  const why = isConfirmed ? undefined : await purgeStopReason(store, before, now());
  if (why !== undefined)
    throw new ConfigError(`${purgeRefusals[why]} run it again with --confirm. Nothing was removed`);
  const erased = await store.purge(before);
  await deleteMailFiles(outbox, erased);
  await write(erasedLines('Purged', erased));
  if (isConfirmed) await store.write(() => confirmPurge(now()));
};

/** Runs one `leads` command; `export` streams its rows, the others write their output at the end. */
export const runCommand = async (context: CommandContext, command: Command): Promise<void> => {
  const { store, outbox, write } = context;
  if (command.name === 'export') {
    await exportAs(context, command);
  } else if (command.name === 'backup') {
    await backUp(context, path.resolve(command.file));
  } else if (command.name === 'restored') {
    const waiting = await store.write(() => endRestoreCheck(command.sends));
    await write(command.sends ? `${waiting} will leave again\n` : `Counted ${waiting} as sent\n`);
  } else if (command.name === 'list') {
    await write(await list(store, command));
  } else if (command.name === 'show') {
    await write(await show(store, command.reference));
  } else if (command.name === 'release') {
    await write(await release(context, command.reference));
  } else if (command.name === 'forget') {
    const erased = await store.forget(normalizeEmail(command.email));
    await deleteMailFiles(outbox, erased);
    await write(erasedLines('Forgot', erased));
  } else {
    await purge(context, command);
  }
};
