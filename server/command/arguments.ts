import { type SubmissionKind, submissionKinds } from '../store/store';

export type Command =
  | { name: 'export'; format: 'json' | 'csv'; kind?: SubmissionKind }
  | { name: 'list'; last: number; kind?: SubmissionKind; isHeld: boolean }
  | { name: 'show'; reference: string }
  | { name: 'release'; reference: string }
  | { name: 'forget'; email: string }
  | { name: 'purge'; days?: number; isConfirmed: boolean }
  | { name: 'backup'; file: string }
  | { name: 'restored'; sends: boolean };

export const usage = `Usage:
  npm run -s leads -- export --format json|csv [--kind ${submissionKinds.join('|')}]
  npm run leads -- list [--held-for-review] [--last <number>] [--kind ${submissionKinds.join('|')}]
  npm run leads -- show <reference>
  npm run leads -- release <reference>
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

/**
 * @param allowed options with a value
 * @param flags options without a value
 */
const readOptions = (
  words: readonly string[],
  allowed: readonly string[],
  flags: readonly string[] = [],
) => {
  const options = new Map<string, string>();
  const rest = words.values();
  for (const name of rest) {
    if (flags.includes(name)) {
      options.set(name, '');
      continue;
    }
    const value = rest.next().value;
    if (!allowed.includes(name)) throw new UsageError(`Unknown option "${name}"`);
    if (options.has(name)) throw new UsageError(`${name} is given twice`);
    if (value === undefined) throw new UsageError(`${name} needs a value`);
    options.set(name, value);
  }
  return options;
};

const only = (words: readonly string[], what: string): string => {
  const [word = '', ...more] = words;
  if (word === '' || more.length > 0) throw new UsageError(`Give one ${what}`);
  return word;
};

const readKind = (kind: string | undefined): { kind?: SubmissionKind } => {
  if (kind === undefined) return {};
  if (!isKind(kind)) throw new UsageError(`--kind must be one of ${submissionKinds.join(', ')}`);
  return { kind };
};

const parseExport = (words: readonly string[]): Command => {
  const options = readOptions(words, ['--format', '--kind']);
  const format = options.get('--format');
  if (format !== 'json' && format !== 'csv') throw new UsageError('--format must be json or csv');
  return { name: 'export', format, ...readKind(options.get('--kind')) };
};

const parseList = (words: readonly string[]): Command => {
  const options = readOptions(words, ['--last', '--kind'], ['--held-for-review']);
  const last = options.get('--last') ?? '20';
  if (!/^[1-9]\d{0,4}$/.test(last)) throw new UsageError('--last must be a whole number from 1');
  const isHeld = options.has('--held-for-review');
  return { name: 'list', last: Number(last), isHeld, ...readKind(options.get('--kind')) };
};

const parsePurge = (words: readonly string[]): Command => {
  const options = readOptions(words, ['--older-than'], ['--confirm']);
  const isConfirmed = options.has('--confirm');
  const days = options.get('--older-than');
  if (days === undefined) return { name: 'purge', isConfirmed };
  if (!/^\d{1,5}$/.test(days)) throw new UsageError('--older-than must be a whole number of days');
  return { name: 'purge', days: Number(days), isConfirmed };
};

const parseRestored = (words: readonly string[]): Command => {
  const choice = only(words, 'choice, --send or --drop');
  if (choice !== '--send' && choice !== '--drop')
    throw new UsageError(`Unknown option "${choice}"`);
  return { name: 'restored', sends: choice === '--send' };
};

/**
 * Reads the words after `npm run leads --`.
 *
 * @throws {UsageError}
 */
export const parseCommand = ([name, ...words]: readonly string[]): Command => {
  if (name === 'export') return parseExport(words);
  if (name === 'list') return parseList(words);
  if (name === 'show' || name === 'release')
    return { name, reference: only(words, 'reference').toUpperCase() };
  if (name === 'purge') return parsePurge(words);
  if (name === 'restored') return parseRestored(words);
  if (name === 'backup') return { name, file: only(words, 'file') };
  if (name !== 'forget')
    throw new UsageError(name === undefined ? 'No command given' : `Unknown command "${name}"`);
  const email = only(words, 'e-mail address');
  if (!email.includes('@')) throw new UsageError('Give one e-mail address');
  return { name, email };
};
