import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Variables that the build writes into the pages (`.env.example`). */
const builtVariables = [
  'VITE_API_BASE_URL',
  'VITE_ASSETS_HOST',
  'VITE_STORAGE_HOST',
  'VITE_BLOG_URL',
  'VITE_SITE_URL',
] as const;

/** Beside the pages; what begins with an underscore has no address. */
export const builtFile = '_built.json';

type Environment = Readonly<Record<string, string | undefined>>;

/** @returns the content of {@link builtFile}: each variable as the build has it, empty if it is not set */
export const builtContent = (environment: Environment): string =>
  JSON.stringify(Object.fromEntries(builtVariables.map((name) => [name, environment[name] ?? ''])));

/**
 * Puts what the build wrote into the pages in the place of what the environment says now: a policy of other hosts would
 * block the calls of these pages.
 *
 * @returns the environment as it is where there is no build
 */
export const withBuilt = (environment: Environment): Environment => {
  const file = path.join(environment.DIST_DIR?.trim() || 'dist', builtFile);
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    return environment;
  }
  const built: Environment = JSON.parse(content);
  return { ...environment, ...built };
};
