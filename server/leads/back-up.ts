import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { ConfigError } from '../base/config-error';
import { failureCode } from '../base/log';
import type { Store } from '../store/store';

/**
 * Copies the database to a new file, by a draft that is renamed when complete: a partial copy never
 * passes for a backup.
 *
 * @throws {ConfigError} if the file exists or cannot be written
 */
export const backUp = async (store: Store, file: string): Promise<void> => {
  if (existsSync(file)) throw new ConfigError(`${file} already exists`);
  const draft = `${file}.part`;
  try {
    writeFileSync(draft, '', { mode: 0o600 });
  } catch (error) {
    throw new ConfigError(`${file} cannot be written (${failureCode(error)})`);
  }
  try {
    await store.backup(draft);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
};
