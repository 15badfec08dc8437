import { rmSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../../package.json' with { type: 'json' };
import { buildServer } from '../build-server';

/** Inside the project, where dependencies resolve. One per process, since rows run in parallel. */
const outDir = `node_modules/.cache/fault-server-${process.pid}`;

/**
 * Builds the server, so that rows measure its memory and waits without those of tsx, which loads every file of a package.
 * @returns the command of `npm run serve`, run on this build
 */
export const buildForProduction = async (): Promise<readonly string[]> => {
  await buildServer(path.resolve(outDir));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  return scripts.serve.replace('exec ', '').replace('dist-server', outDir).split(' ');
};
