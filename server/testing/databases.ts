import { inject } from 'vitest';
import { createDatabase } from './postgres-server';

export interface TestDatabase {
  name: string;
  /** @returns the address of a new database; undefined for SQLite */
  createDatabase: () => Promise<string | undefined>;
}

const url = inject('postgresUrl');
export const sqlite: TestDatabase = { name: 'SQLite', createDatabase: async () => undefined };

/** On the PostgreSQL server that all test files share; undefined if it is not installed. */
export const postgres =
  url === undefined ? undefined : { name: 'PostgreSQL', createDatabase: () => createDatabase(url) };

/** SQLite, and PostgreSQL if it is installed. */
export const databases: readonly TestDatabase[] = postgres ? [sqlite, postgres] : [sqlite];
