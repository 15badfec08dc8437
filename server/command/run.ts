import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config-error';
import { emailKey } from '../email-key';
import { failureCode } from '../log';
import { eraseFiles } from '../mail/erase-files';
import type { NewsletterLinks } from '../newsletter/links';
import { whyPurgeStops } from '../purge';
import { acceptPurge } from '../store/fact-script';
import { settleCopy } from '../store/copied-script';
import type { Erased, Store, StoredSubmission, SubmissionKind } from '../store/store';
import { type Command, UsageError } from './arguments';
import { csvTable } from './csv';
import { list } from './list';
import { release } from './release';
import { show } from './show';

interface CommandContext {
  store: Store;
  /** The key of the keyed hashes. */
  secret: Buffer;
  /** Whether the owner's tools hear of leads. */
  hasWebhook: boolean;
  /** How old a purge lets things grow that is not told otherwise. */
  retentionDays?: number;
  /** Addresses for later issues of the newsletter. */
  links: NewsletterLinks;
  /** Folder of the `.eml` files. */
  outbox: string;
  /** Takes a piece of output; resolves when the reader can take more. */
  write: (text: string) => Promise<void>;
  now: () => number;
}

const dayMs = 86_400_000;
const pieceLength = 65_536;

/** Gathers lines, so that a million of them are not a million writes. */
const inPieces = (write: CommandContext['write']) => {
  let waiting = '';
  const flush = async () => {
    const piece = waiting;
    waiting = '';
    await write(piece);
  };
  const add = async (text: string) => {
    waiting += text;
    if (waiting.length >= pieceLength) await flush();
  };
  return { add, flush };
};

const isoTime = (at: number) => new Date(at).toISOString();

/** A row with its times as people write them, and a subscription with the way out of it. */
const toEntry = (
  { id: _id, receivedAt, confirmedAt, leftAt, ...row }: StoredSubmission,
  { leave }: NewsletterLinks,
) => ({
  ...row,
  receivedAt: isoTime(receivedAt),
  ...(confirmedAt === undefined ? {} : { confirmedAt: isoTime(confirmedAt) }),
  ...(leftAt === undefined ? {} : { leftAt: isoTime(leftAt) }),
  ...(row.kind === 'newsletter' ? { unsubscribe: leave(row.reference) } : {}),
});

const rowsTogether = 200;

/** Who left the newsletter is left out of its list. */
const isExported = (kind: SubmissionKind | undefined, { leftAt }: StoredSubmission) =>
  kind !== 'newsletter' || leftAt === undefined;

const exportAs = async (
  { store, write, links }: CommandContext,
  { format, kind }: Command & { name: 'export' },
) => {
  const rows = store.exportRows(kind === undefined ? {} : { kind });
  const { add, flush } = inPieces(write);
  if (format === 'csv') {
    const { header, lines } = csvTable(kind, links.leave);
    await add(header());
    let waiting: StoredSubmission[] = [];
    for await (const row of rows) {
      if (isExported(kind, row)) waiting.push(row);
      if (waiting.length < rowsTogether) continue;
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

/** The copy takes its name when it is whole: one cut short never passes for a backup. */
const backUp = async ({ store, write }: CommandContext, file: string) => {
  if (existsSync(file)) throw new ConfigError(`${file} exists already`);
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

const erasedLines = (verb: string, { submissions, remains }: Erased) =>
  [`${verb} ${count(submissions)}`, ...remains, ''].join('\n');

const count = (number: number) => `${number} ${number === 1 ? 'submission' : 'submissions'}`;

const stopWords = {
  clock:
    'The clock of this machine is far from the latest time that the database has seen. If it is right,',
  third: 'This would remove more than a third of all that came in. If that is meant,',
} as const;

/** What is confirmed is believed from then on: the clock, too. */
const purge = async (
  { store, outbox, write, now, retentionDays }: CommandContext,
  { days = retentionDays, isConfirmed }: Command & { name: 'purge' },
) => {
  if (days === undefined) throw new UsageError('Give --older-than: RETENTION_DAYS is not set');
  const before = now() - days * dayMs;
  const why = isConfirmed ? undefined : await whyPurgeStops(store, before, now());
  if (why !== undefined)
    throw new ConfigError(`${stopWords[why]} run it again with --confirm. Nothing was removed`);
  const erased = await store.purge(before);
  await eraseFiles(outbox, erased);
  await write(erasedLines('Purged', erased));
  if (isConfirmed) await store.write(() => acceptPurge(now()));
};

/** Runs one command of the owner's command line; export streams, the others say what they did in a line. */
export const runCommand = async (context: CommandContext, command: Command): Promise<void> => {
  const { store, outbox, write } = context;
  if (command.name === 'export') {
    await exportAs(context, command);
  } else if (command.name === 'backup') {
    await backUp(context, path.resolve(command.file));
  } else if (command.name === 'restored') {
    const waiting = await store.write(() => settleCopy(command.sends));
    await write(command.sends ? `${waiting} will leave again\n` : `Counted ${waiting} as sent\n`);
  } else if (command.name === 'list') {
    await write(await list(store, command));
  } else if (command.name === 'show') {
    await write(await show(store, command.reference));
  } else if (command.name === 'release') {
    await write(await release(context, command.reference));
  } else if (command.name === 'forget') {
    const erased = await store.forget(emailKey(command.email));
    await eraseFiles(outbox, erased);
    await write(erasedLines('Forgot', erased));
  } else {
    await purge(context, command);
  }
};
