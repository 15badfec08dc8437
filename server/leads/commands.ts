import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fieldRow } from '@/content/notification';
import { ConfigError } from '../base/config-error';
import { failureCode } from '../base/log';
import type { Store } from '../store/store';
import { type Erased, type StoredSubmission, submissionKinds } from '../store/records';
import {
  flagOption,
  parse,
  readKind,
  readOneWord,
  textOption,
  UsageError,
} from './command-arguments';
import type { CommandContext } from './command-context';
import { forget, purge } from './erase';
import { exportSubmissions } from './export';
import { findAudits } from './find';
import { submissionFacts, submissionState, submissionTable } from './lead-listing';
import { escapeUnseen } from './lead-text';
import type { NewsletterLinks } from './newsletter-links';
import { drop, release } from './review-quarantined';

interface Context extends CommandContext {
  /** Unsubscribe links for the newsletter. */
  links: NewsletterLinks;
}

/** @returns what is printed */
type Run = (context: Context) => Promise<string> | AsyncIterable<string>;

/** Reads the words after a command's name, before the database is opened. @throws {UsageError} */
type Command = (args: string[]) => Run;

const erasedText = (verb: string, { submissions, remainingCopies }: Erased) => {
  const noun = submissions === 1 ? 'submission' : 'submissions';
  return [`${verb} ${submissions} ${noun}`, ...remainingCopies, ''].join('\n');
};

/** Makes a command that takes a reference and runs on its submission. */
const onSubmission =
  (run: (context: Context, submission: StoredSubmission) => Promise<string>): Command =>
  (args) => {
    const reference = readOneWord(args, 'reference').toUpperCase();
    return async (context) => {
      const submission = await context.store.findSubmission(reference);
      if (submission !== undefined) return run(context, submission);
      throw new ConfigError(
        `There is no lead ${escapeUnseen(reference)}; "leads list" shows the latest`,
      );
    };
  };

const runExport: Command = (args) => {
  const options = { format: textOption, kind: textOption, unconfirmed: flagOption };
  const { format, kind: name, unconfirmed: withUnconfirmed } = parse({ args, options }).values;
  if (format !== 'json' && format !== 'csv') throw new UsageError('--format must be json or csv');
  const kind = readKind(name);
  return ({ store, links }) =>
    exportSubmissions(
      { submissions: store.exportRows({ kind }), links },
      { format, kind, withUnconfirmed },
    );
};

const runList: Command = (args) => {
  const options = {
    'held-for-review': flagOption,
    last: { ...textOption, default: '20' },
    kind: textOption,
  };
  const { 'held-for-review': isQuarantined, last, kind: name } = parse({ args, options }).values;
  if (!/^[1-9]\d{0,4}$/.test(last)) throw new UsageError('--last must be a whole number from 1');
  const kind = readKind(name);
  return async ({ store }) => {
    const submissions = await store.latestSubmissions(Number(last), kind, isQuarantined);
    if (submissions.length > 0) return submissionTable(submissions, 'State', submissionState);
    return isQuarantined ? 'Nothing is held for review\n' : 'Nothing came in yet\n';
  };
};

const runShow = onSubmission(async ({ store }, submission) =>
  submissionFacts(submission, await store.outgoingOfSubmission(submission.id)),
);

const runRelease = onSubmission(async (context, { reference }) => {
  const outcome = await release(context, reference);
  if (outcome === 'taken')
    throw new ConfigError(
      `${reference} stays held for review: another audit has the same details. "leads audits --find" finds it`,
    );
  return outcome === 'released'
    ? `Released ${reference}: its mails are on their way\n`
    : `${reference} is not held for review: nothing changed\n`;
});

const runDrop = onSubmission(async (context, { reference }) =>
  (await drop(context, reference))
    ? `Dropped ${reference}, which was held for review\n`
    : `${reference} is not held for review: nothing changed\n`,
);

const runAudits: Command = (args) => {
  const { find = '' } = parse({ args, options: { find: textOption } }).values;
  if (find.trim() === '')
    throw new UsageError('Give --find with an e-mail address, website, phone or LinkedIn address');
  return async (context) => {
    const found = await findAudits(context, find);
    if (found.length === 0) return 'No audit holds this\n';
    const labels = new Map<StoredSubmission, string>();
    for (const { audit, kinds } of found)
      labels.set(audit, kinds.map((kind) => fieldRow('audit', kind).label).join(', '));
    return submissionTable([...labels.keys()], 'Holds it as', (audit) => labels.get(audit) ?? '');
  };
};

const runForget: Command = (args) => {
  const email = readOneWord(args, 'e-mail address');
  if (!email.includes('@')) throw new UsageError('Give one e-mail address');
  return async (context) => erasedText('Forgot', await forget(context, email));
};

const runPurge: Command = (args) => {
  const { 'older-than': olderThan } = parse({ args, options: { 'older-than': textOption } }).values;
  if (olderThan !== undefined && !/^\d{1,5}$/.test(olderThan))
    throw new UsageError('--older-than must be a whole number of days');
  return async (context) => {
    const days = olderThan === undefined ? context.config.retentionDays : Number(olderThan);
    if (days === undefined) throw new UsageError('Give --older-than: RETENTION_DAYS is not set');
    return erasedText('Purged', await purge(context, days));
  };
};

const runBackup: Command = (args) => {
  const file = path.resolve(readOneWord(args, 'file'));
  return async ({ store }) => {
    await backUp(store, file);
    return `Copied to ${file}\n`;
  };
};

const runRestored: Command = (args) => {
  const { send: isSend, drop: isDrop } = parse({
    args,
    options: { send: flagOption, drop: flagOption },
  }).values;
  if (isSend === isDrop) throw new UsageError('Give one choice, --send or --drop');
  return async ({ store }) => {
    const waiting = await store.endRestoreCheck(isSend);
    return isSend ? `${waiting} will leave again\n` : `Counted ${waiting} as sent\n`;
  };
};

const kindChoice = `[--kind ${submissionKinds.join('|')}]`;

interface CommandRow {
  command: Command;
  /** Whether it never writes: then it works on a full disk. */
  isReadOnly: boolean;
  /** What may follow its name. */
  usage: string;
}

const commands: Readonly<Record<string, CommandRow>> = {
  export: {
    command: runExport,
    isReadOnly: true,
    usage: `--format json|csv ${kindChoice} [--unconfirmed]`,
  },
  list: {
    command: runList,
    isReadOnly: true,
    usage: `[--held-for-review] [--last <number>] ${kindChoice}`,
  },
  show: { command: runShow, isReadOnly: true, usage: '<reference>' },
  release: { command: runRelease, isReadOnly: false, usage: '<reference>' },
  drop: { command: runDrop, isReadOnly: false, usage: '<reference>' },
  audits: {
    command: runAudits,
    isReadOnly: true,
    usage: '--find <address, website, phone or LinkedIn>',
  },
  forget: { command: runForget, isReadOnly: false, usage: '<email>' },
  purge: { command: runPurge, isReadOnly: false, usage: '[--older-than <days>]' },
  backup: { command: runBackup, isReadOnly: true, usage: '<file>' },
  restored: { command: runRestored, isReadOnly: false, usage: '--send|--drop' },
};

/** What is printed when the words cannot be read: all commands. */
export const usage = [
  'Usage:',
  ...Object.entries(commands).map(([name, row]) => `  npm run -s leads -- ${name} ${row.usage}`),
].join('\n');

/**
 * Reads the words after `npm run leads --`.
 *
 * @returns whether the command never writes, and what runs it: `export` streams its rows, the
 *   others print at the end
 * @throws {UsageError}
 */
export const parseCommand = ([name, ...args]: readonly string[]) => {
  if (name === undefined) throw new UsageError('No command given');
  const known = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (known === undefined) throw new UsageError(`Unknown command "${name}"`);
  const run = known.command(args);
  return {
    isReadOnly: known.isReadOnly,
    run: async (context: Context, write: (text: string) => Promise<void>) => {
      const output = run(context);
      if (output instanceof Promise) return write(await output);
      for await (const part of output) await write(part);
    },
  };
};

/**
 * Copies the database to a new file, by a draft that is renamed when complete: a partial copy never
 * passes for a backup.
 *
 * @throws {ConfigError} if the file exists or cannot be written
 */
const backUp = async (store: Store, file: string): Promise<void> => {
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
};
