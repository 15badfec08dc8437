import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { ExportOptions } from '../acts/export';
import { type SubmissionKind, submissionKinds } from '../store/store';

/** Commands about one lead. */
const referenceCommands = ['show', 'release', 'retry', 'drop', 'free'] as const;

export type Command =
  | ({ name: 'export' } & ExportOptions)
  | { name: 'list'; last: number; kind?: SubmissionKind; isHeld: boolean }
  | { name: (typeof referenceCommands)[number]; reference: string }
  | { name: 'audits'; value: string }
  | { name: 'forget'; email: string }
  | { name: 'purge'; days?: number; isConfirmed: boolean }
  | { name: 'backup'; file: string }
  | { name: 'restored'; sends: boolean };

export const usage = `Usage:
  npm run -s leads -- export --format json|csv [--kind ${submissionKinds.join('|')}] [--unconfirmed]
  npm run leads -- list [--held-for-review] [--last <number>] [--kind ${submissionKinds.join('|')}]
  npm run leads -- show <reference>
  npm run leads -- release|drop|retry <reference>
  npm run leads -- audits --find <address, website, phone or LinkedIn>
  npm run leads -- free <reference>
  npm run leads -- forget <email>
  npm run leads -- purge [--older-than <days>] [--confirm]
  npm run leads -- backup <file>
  npm run leads -- restored --send|--drop`;

/** An invalid command line; the message says what is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const isKind = (value: string | undefined): value is SubmissionKind =>
  submissionKinds.some((kind) => kind === value);

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

/** Strict, and unlike Node's own parser it also refuses an option that is given twice. */
const read = <Config extends ParseArgsConfig>(config: Config) => {
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
  const [word = '', ...more] = read({ args, allowPositionals: true }).positionals;
  if (word === '' || more.length > 0) throw new UsageError(`Give one ${what}`);
  return word;
};

const readKind = (kind: string | undefined): { kind?: SubmissionKind } => {
  if (kind === undefined) return {};
  if (!isKind(kind)) throw new UsageError(`--kind must be one of ${submissionKinds.join(', ')}`);
  return { kind };
};

const parseExport = (args: string[]): Command => {
  const options = { format: text, kind: text, unconfirmed: flag };
  const { format, kind, unconfirmed: withUnconfirmed } = read({ args, options }).values;
  if (format !== 'json' && format !== 'csv') throw new UsageError('--format must be json or csv');
  return { name: 'export', format, ...readKind(kind), ...(withUnconfirmed && { withUnconfirmed }) };
};

const parseList = (args: string[]): Command => {
  const options = { 'held-for-review': flag, last: { ...text, default: '20' }, kind: text };
  const { 'held-for-review': isHeld, last, kind } = read({ args, options }).values;
  if (!/^[1-9]\d{0,4}$/.test(last)) throw new UsageError('--last must be a whole number from 1');
  return { name: 'list', last: Number(last), isHeld, ...readKind(kind) };
};

const parsePurge = (args: string[]): Command => {
  const options = { 'older-than': text, confirm: flag };
  const { 'older-than': days, confirm: isConfirmed } = read({ args, options }).values;
  if (days === undefined) return { name: 'purge', isConfirmed };
  if (!/^\d{1,5}$/.test(days)) throw new UsageError('--older-than must be a whole number of days');
  return { name: 'purge', days: Number(days), isConfirmed };
};

const parseRestored = (args: string[]): Command => {
  const { send, drop } = read({ args, options: { send: flag, drop: flag } }).values;
  if (send === drop) throw new UsageError('Give one choice, --send or --drop');
  return { name: 'restored', sends: send };
};

const parseAudits = (args: string[]): Command => {
  const { find } = read({ args, options: { find: text } }).values;
  if (find === undefined || find.trim() === '')
    throw new UsageError('Give --find with an e-mail address, website, phone or LinkedIn address');
  return { name: 'audits', value: find };
};

/**
 * Reads the words after `npm run leads --`.
 *
 * @throws {UsageError}
 */
export const parseCommand = ([name, ...args]: readonly string[]): Command => {
  if (name === 'export') return parseExport(args);
  if (name === 'list') return parseList(args);
  const onReference = referenceCommands.find((command) => command === name);
  if (onReference !== undefined)
    return { name: onReference, reference: only(args, 'reference').toUpperCase() };
  if (name === 'audits') return parseAudits(args);
  if (name === 'purge') return parsePurge(args);
  if (name === 'restored') return parseRestored(args);
  if (name === 'backup') return { name, file: only(args, 'file') };
  if (name !== 'forget')
    throw new UsageError(name === undefined ? 'No command given' : `Unknown command "${name}"`);
  const email = only(args, 'e-mail address');
  if (!email.includes('@')) throw new UsageError('Give one e-mail address');
  return { name, email };
};
