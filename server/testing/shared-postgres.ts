import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server that all server tests share; undefined if it is not installed. */
    postgresUrl: string | undefined;
  }
}

/** Starts PostgreSQL once for all test files of a run. */
export default async (project: TestProject) => {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres?.url);
  return () => postgres?.remove();
};
