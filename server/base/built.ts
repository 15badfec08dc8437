import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Variables that the build writes into the pages (`.env.example`). */
const builtVariables = [
  'VITE_API_BASE_URL',
  'VITE_ASSETS_HOST',
  'VITE_STORAGE_HOST',
  'VITE_BLOG_URL',
  'VITE_SITE_URL',
] as const;

/** Name of the build's file beside the pages. Its underscore keeps it from being served. */
export const builtFile = '_built.json';

type Environment = Readonly<Record<string, string | undefined>>;

/** @returns the content of {@link builtFile}: each variable as the build has it, or empty */
export const builtContent = (environment: Environment): string =>
  JSON.stringify(Object.fromEntries(builtVariables.map((name) => [name, environment[name] ?? ''])));

/**
 * The server's policy must allow the hosts that the pages call, so it takes the build's variables.
 *
 * @returns the environment with them, or as it is without a build
 */
export const withBuilt = (environment: Environment): Environment => {
  const file = path.join(environment.DIST_DIR?.trim() || 'dist', builtFile);
  if (!existsSync(file)) return environment;
  const built: Environment = JSON.parse(readFileSync(file, 'utf8'));
  return { ...environment, ...built };
};
