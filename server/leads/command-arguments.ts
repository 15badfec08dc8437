import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type SubmissionKind, submissionKinds } from '../store/records';

/** An invalid command line; the message says what is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const textOption = { type: 'string' } as const;
export const flagOption = { type: 'boolean', default: false } as const;

/** Reads words and options as Node does. @throws {UsageError} for an option that is unknown */
export const parse = <Config extends ParseArgsConfig>(config: Config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
};

/** @param what the word that the command needs, as the message names it */
export const readOneWord = (args: string[], what: string): string => {
  const [word = '', ...more] = parse({ args, allowPositionals: true }).positionals;
  if (word === '' || more.length > 0) throw new UsageError(`Give one ${what}`);
  return word;
};

/** @param name what `--kind` says; undefined without this option */
export const readKind = (name: string | undefined): SubmissionKind | undefined => {
  const kind = submissionKinds.find((known) => known === name);
  if (name !== undefined && kind === undefined)
    throw new UsageError(`--kind must be one of ${submissionKinds.join(', ')}`);
  return kind;
};
