import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { dependencies } from '../../package.json' with { type: 'json' };
import { ConfigError } from './config-error';

/**
 * @returns whether a package of `dependencies` stays outside the server's bundle, because it has a native binary. The
 *   bundle contains the others, which `package.json` lists for `npm audit --omit=dev`
 */
export const isUnbundled = (name: string) => name === 'libsql';

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
    const version = nearestVersion(folders, name);
    if (version === wanted) continue;
    const state = version === undefined ? 'missing' : `${version} instead of ${wanted}`;
    throw new ConfigError(
      `The package ${name} is ${state}: run "npm ci --omit=dev" in the folder of this version's package-lock.json`,
    );
  }
};

/** @returns the installed version of a package in the first folder that has it */
function nearestVersion(folders: readonly string[], name: string): string | undefined {
  for (const folder of folders) {
    const file = path.join(folder, name, 'package.json');
    if (!existsSync(file)) continue;
    const { version }: { version?: string } = JSON.parse(readFileSync(file, 'utf8'));
    return version;
  }
  return undefined;
}
