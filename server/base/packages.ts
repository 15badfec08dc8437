import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { dependencies } from '../../package.json' with { type: 'json' };
import { ConfigError } from './config-error';

/**
 * @returns whether a package of `dependencies` stays outside the server's bundle: it has a native binary, or files
 *   that it reads at run time. The bundle holds the others, which stand there for `npm audit --omit=dev`
 */
export const isUnbundled = (name: string) => name === 'libsql';

const versionIn = (folder: string, name: string): string | undefined => {
  try {
    const file = path.join(folder, name, 'package.json');
    const { version }: { version?: string } = JSON.parse(readFileSync(file, 'utf8'));
    return version;
  } catch {
    return undefined;
  }
};

/**
 * Checks at the start that all unbundled packages are installed, which would otherwise fail with the first row. Reads
 * their versions only: importing them would double the time to start.
 *
 * @param folders the `node_modules` folders, the nearest first
 * @throws {ConfigError} naming the first package that is missing or of another version
 */
export const checkPackages = (
  folders: readonly string[] = createRequire(import.meta.url).resolve.paths('libsql') ?? [],
) => {
  for (const [name, wanted] of Object.entries(dependencies)) {
    if (!isUnbundled(name)) continue;
    const version = folders
      .map((folder) => versionIn(folder, name))
      .find((found) => found !== undefined);
    if (version === wanted) continue;
    const state = version === undefined ? 'missing' : `${version} instead of ${wanted}`;
    throw new ConfigError(
      `The package ${name} is ${state}: run "npm ci --omit=dev" in the folder of this version's package-lock.json`,
    );
  }
};
