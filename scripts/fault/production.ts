import { rmSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../../package.json' with { type: 'json' };
import { buildServer } from '../build-server';

/** In the project, where the dependencies are found; of this process, since rows are measured beside each other. */
const outDir = `node_modules/.cache/fault-server-${process.pid}`;

/**
 * Builds the server, for rows that measure memory: a loader of source files, and npm, have memory of their own.
 *
 * @returns the command of `npm run serve`, for this build
 */
export const buildForProduction = async (): Promise<readonly string[]> => {
  await buildServer(path.resolve(outDir));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  return scripts.serve.replace('exec ', '').replace('dist-server', outDir).split(' ');
};
