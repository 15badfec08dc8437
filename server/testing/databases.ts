import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { runSql } from './run-sql';
import { template } from './shared-postgres';

export interface TestDatabase {
  name: string;
  /** @returns the address of a new database, by default with the tables; undefined for SQLite */
  createDatabase: (isEmpty?: boolean) => Promise<string | undefined>;
}

const serverUrl = inject('postgresUrl');
export const sqlite: TestDatabase = { name: 'SQLite', createDatabase: async () => undefined };

/** On the PostgreSQL server that all test files share; undefined if it is not installed. */
export const postgres =
  serverUrl === undefined
    ? undefined
    : {
        name: 'PostgreSQL',
        createDatabase: async (isEmpty = false) => {
          const name = `site_${randomUUID().replaceAll('-', '')}`;
          await runSql(
            serverUrl,
            `CREATE DATABASE ${name} TEMPLATE ${isEmpty ? 'template1' : template}`,
          );
          return new URL(name, serverUrl).href;
        },
      };

/** SQLite, and PostgreSQL if it is installed. */
export const databases: readonly TestDatabase[] = postgres ? [sqlite, postgres] : [sqlite];
