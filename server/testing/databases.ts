import { afterAll } from 'vitest';
import { startPostgres } from './postgres-server';

interface TestDatabase {
  name: string;
  /** @returns the address of a new database; undefined for the embedded file */
  createDatabase: () => Promise<string | undefined>;
}

/**
 * Starts what a suite runs against, once a test file, and stops it after the file's last test.
 * @returns the embedded file, and PostgreSQL where it is installed
 */
export const startDatabases = async (): Promise<readonly TestDatabase[]> => {
  const postgres = await startPostgres();
  afterAll(() => postgres?.remove());
  const file = { name: 'the embedded file', createDatabase: async () => undefined };
  return postgres
    ? [file, { name: 'PostgreSQL', createDatabase: postgres.createDatabase }]
    : [file];
};
