import { afterAll } from 'vitest';
import { startPostgres } from './postgres-server';

interface TestDatabase {
  name: string;
  /** @returns the address of a new database; undefined for SQLite */
  createDatabase: () => Promise<string | undefined>;
}

/**
 * Starts the databases of a test file, and stops them after its last test.
 *
 * @returns SQLite, and PostgreSQL if it is installed
 */
export const startDatabases = async (): Promise<readonly TestDatabase[]> => {
  const postgres = await startPostgres();
  afterAll(() => postgres?.remove());
  const sqlite = { name: 'SQLite', createDatabase: async () => undefined };
  return postgres
    ? [sqlite, { name: 'PostgreSQL', createDatabase: postgres.createDatabase }]
    : [sqlite];
};
