import path from 'node:path';
import { scripts } from '../../package.json' with { type: 'json' };
import { buildServer } from '../build-server';

/**
 * Builds the server, for rows that measure memory: a loader of source files, and npm, have memory of their own.
 *
 * @returns the command of `npm run serve`
 */
export const buildForProduction = async (): Promise<readonly string[]> => {
  await buildServer(path.resolve('dist-server'));
  return scripts.serve.replace('exec ', '').split(' ');
};
