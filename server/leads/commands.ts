import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { fieldRow } from '@/content/notification';
import { ConfigError } from '../base/config-error';
import { failureCode } from '../base/log';
import {
  type Erased,
  type StoredSubmission,
  type SubmissionKind,
  submissionKinds,
} from '../store/records';
import type { Store } from '../store/store';
import { forget, purge } from './erase';
import { exportLeads } from './export';
import { findAudits } from './find';
import { escapeUnseen } from './lead-text';
import type { NewsletterLinks } from './newsletter-links';
import { leadFacts, leadState, leadTable } from './print';
import { type CommandContext, drop, release } from './release';

export const usage = `Usage:
  npm run -s leads -- export --format json|csv [--kind ${submissionKinds.join('|')}] [--unconfirmed]
  npm run leads -- list [--held-for-review] [--last <number>] [--kind ${submissionKinds.join('|')}]
  npm run leads -- show <reference>
  npm run leads -- release|drop <reference>
  npm run leads -- audits --find <address, website, phone or LinkedIn>
  npm run leads -- forget <email>
  npm run leads -- purge [--older-than <days>]
  npm run leads -- backup <file>
  npm run leads -- restored --send|--drop`;

/** An invalid command line; the message says what is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

interface Context extends CommandContext {
  /** Unsubscribe links for the newsletter. */
  links: NewsletterLinks;
}

/** @returns what is printed */
type Run = (context: Context) => Promise<string> | AsyncIterable<string>;

/** Reads the words after a command's name, before the database is opened. @throws {UsageError} */
type Command = (args: string[]) => Run;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

/** Strict, and unlike Node's own parser it also refuses an option that is given twice. */
const parse = <Config extends ParseArgsConfig>(config: Config) => {
  try {
    const { tokens = [] } = parseArgs({ ...config, tokens: true });
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : []));
    const twice = names.find((name, index) => names.indexOf(name) < index);
    if (twice !== undefined) throw new TypeError(`Option '${twice}' is given twice`);
    return parseArgs(config);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
};

const only = (args: string[], what: string): string => {
  const [word = '', ...more] = parse({ args, allowPositionals: true }).positionals;
  if (word === '' || more.length > 0) throw new UsageError(`Give one ${what}`);
  return word;
};

const readKind = (kind: string | undefined): SubmissionKind | undefined => {
  const known = submissionKinds.find((each) => each === kind);
  if (kind !== known) throw new UsageError(`--kind must be one of ${submissionKinds.join(', ')}`);
  return known;
};

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

const erasedLines = (verb: string, { submissions, remainingCopies }: Erased) =>
  [`${verb} ${count(submissions, 'submission')}`, ...remainingCopies, ''].join('\n');

/** A command about one lead. */
const onLead =
  (run: (context: Context, lead: StoredSubmission) => Promise<string>): Command =>
  (args) => {
    const reference = only(args, 'reference').toUpperCase();
    return async (context) => {
      const lead = await context.store.findSubmission(reference);
      if (lead !== undefined) return run(context, lead);
      throw new ConfigError(
        `There is no lead ${escapeUnseen(reference)}; "leads list" shows the latest`,
      );
    };
  };

const runExport: Command = (args) => {
  const options = { format: text, kind: text, unconfirmed: flag };
  const { format, kind: name, unconfirmed: withUnconfirmed } = parse({ args, options }).values;
  if (format !== 'json' && format !== 'csv') throw new UsageError('--format must be json or csv');
  const kind = readKind(name);
  return ({ store, links }) =>
    exportLeads({ rows: store.exportRows({ kind }), links }, { format, kind, withUnconfirmed });
};

const runList: Command = (args) => {
  const options = { 'held-for-review': flag, last: { ...text, default: '20' }, kind: text };
  const { 'held-for-review': isHeld, last, kind: name } = parse({ args, options }).values;
  if (!/^[1-9]\d{0,4}$/.test(last)) throw new UsageError('--last must be a whole number from 1');
  const kind = readKind(name);
  return async ({ store }) => {
    const leads = await store.latestSubmissions(Number(last), kind, isHeld);
    if (leads.length > 0) return leadTable(leads, 'State', leadState);
    return isHeld ? 'Nothing is held for review\n' : 'Nothing came in yet\n';
  };
};

const runShow = onLead(async ({ store }, lead) =>
  leadFacts(lead, await store.outgoingOfSubmission(lead.id)),
);

const runRelease = onLead(async (context, { reference }) => {
  const outcome = await release(context, reference);
  if (outcome === 'taken')
    throw new ConfigError(
      `${reference} stays held for review: another audit has the same details. "leads audits --find" finds it`,
    );
  return outcome === 'released'
    ? `Released ${reference}: its mails are on their way\n`
    : `${reference} is not held for review: nothing changed\n`;
});

const runDrop = onLead(async (context, { reference }) =>
  (await drop(context, reference))
    ? `Dropped ${reference}, which was held for review\n`
    : `${reference} is not held for review: nothing changed\n`,
);

const runAudits: Command = (args) => {
  const { find = '' } = parse({ args, options: { find: text } }).values;
  if (find.trim() === '')
    throw new UsageError('Give --find with an e-mail address, website, phone or LinkedIn address');
  return async (context) => {
    const found = await findAudits(context, find);
    if (found.length === 0) return 'No audit holds this\n';
    const labels = new Map(
      found.map(({ audit, kinds }) => [
        audit,
        kinds.map((kind) => fieldRow('audit', kind).label).join(', '),
      ]),
    );
    return leadTable([...labels.keys()], 'Holds it as', (audit) => labels.get(audit) ?? '');
  };
};

const runForget: Command = (args) => {
  const email = only(args, 'e-mail address');
  if (!email.includes('@')) throw new UsageError('Give one e-mail address');
  return async (context) => erasedLines('Forgot', await forget(context, email));
};

const runPurge: Command = (args) => {
  const { 'older-than': given } = parse({ args, options: { 'older-than': text } }).values;
  if (given !== undefined && !/^\d{1,5}$/.test(given))
    throw new UsageError('--older-than must be a whole number of days');
  return async (context) => {
    const days = given === undefined ? context.config.retentionDays : Number(given);
    if (days === undefined) throw new UsageError('Give --older-than: RETENTION_DAYS is not set');
    return erasedLines('Purged', await purge(context, days));
  };
};

/** Writes to a draft and renames it when complete: a partial copy never passes for a backup. */
const backUp = async (store: Store, file: string) => {
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
  return `Copied to ${file}\n`;
};

const runBackup: Command = (args) => {
  const file = path.resolve(only(args, 'file'));
  return ({ store }) => backUp(store, file);
};

const runRestored: Command = (args) => {
  const { send, drop: drops } = parse({ args, options: { send: flag, drop: flag } }).values;
  if (send === drops) throw new UsageError('Give one choice, --send or --drop');
  return async ({ store }) => {
    const waiting = await store.endRestoreCheck(send);
    return send ? `${waiting} will leave again\n` : `Counted ${waiting} as sent\n`;
  };
};

const commands: Readonly<Record<string, Command>> = {
  export: runExport,
  list: runList,
  show: runShow,
  release: runRelease,
  drop: runDrop,
  audits: runAudits,
  forget: runForget,
  purge: runPurge,
  backup: runBackup,
  restored: runRestored,
};

/** They never write, so they work on a full disk. */
const readOnlyCommands: ReadonlySet<string> = new Set([
  'export',
  'list',
  'show',
  'audits',
  'backup',
]);

/**
 * Reads the words after `npm run leads --`.
 *
 * @returns whether the command never writes, and what runs it: `export` streams its rows, the others print at the end
 * @throws {UsageError}
 */
export const parseCommand = ([name, ...args]: readonly string[]) => {
  if (name === undefined) throw new UsageError('No command given');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(`Unknown command "${name}"`);
  const run = command(args);
  return {
    isReadOnly: readOnlyCommands.has(name),
    run: async (context: Context, write: (text: string) => Promise<void>) => {
      const output = run(context);
      if (output instanceof Promise) return write(await output);
      for await (const part of output) await write(part);
    },
  };
};
