import { parseArgs } from 'node:util';
import { startPostgres } from '../../server/testing/postgres-server';
import { type TestContext, openTestContext } from './test-context';
import { type DatabaseKind, databaseKinds } from './database-kind';
import type { Row, Verdict } from './row';
import { rows } from './rows';

/**
 * Tests every promise of "nothing lost, no one let in", on loopback:
 * `npm run fault [-- row … --short --database sqlite|postgres]`. Exits 1 when a row fails.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, database: { type: 'string' } },
});

const fail = (message: string): never => {
  console.error(message);
  process.exit(2);
};

const names = rows.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) fail(`Unknown row "${unknown}". Rows: ${names.join(', ')}`);
const chosenDatabases = databaseKinds.filter(
  (database) => (values.database ?? database) === database,
);
if (chosenDatabases.length === 0) fail(`--database accepts ${databaseKinds.join(' or ')}`);

const postgres = chosenDatabases.includes('postgres') ? await startPostgres() : undefined;

let current: TestContext | undefined;

const stop = async () => {
  await current?.clear().catch(() => undefined);
  await postgres?.remove();
  process.exit(130);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

const measure = async ({ measure: take }: Row, database: DatabaseKind): Promise<Verdict> => {
  const context = await openTestContext({ database, isShort: values.short, postgres });
  current = context;
  try {
    return await take(context);
  } catch (error) {
    return { figure: error instanceof Error ? error.message : String(error), isReached: false };
  } finally {
    await context.clear();
  }
};

let shortfalls = 0;
let measured = 0;
try {
  for (const row of rows) {
    if (positionals.length > 0 && !positionals.includes(row.name)) continue;
    console.log(`\n${row.name}: ${row.reach}`);
    for (const database of row.databases.filter((name) => chosenDatabases.includes(name))) {
      if (database === 'postgres' && postgres === undefined) {
        console.log('  SKIP  postgres  PostgreSQL is not installed');
        continue;
      }
      const begin = performance.now();
      const { figure, isReached } = await measure(row, database);
      const seconds = ((performance.now() - begin) / 1000).toFixed(0);
      measured += 1;
      if (!isReached) shortfalls += 1;
      console.log(
        `  ${isReached ? 'ok  ' : 'FAIL'}  ${database.padEnd(8)}  ${figure}  (${seconds} s)`,
      );
    }
  }
} finally {
  await postgres?.remove();
}
console.log(`\n${measured - shortfalls} of ${measured} rows passed`);
process.exit(shortfalls === 0 && measured > 0 ? 0 : 1);
