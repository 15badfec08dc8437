import { parseArgs } from 'node:util';
import { startPostgres } from '../../server/testing/postgres-server';
import { type Ground, openGround } from './ground';
import { type Engine, engines } from './engine';
import type { Row, Verdict } from './row';
import { rows } from './rows';

/**
 * Puts every promise of "nothing lost, no one let in" to the test, on loopback:
 * `npm run fault [-- row … --short --engine sqlite|postgres]`. Exits 1 when one falls short.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, engine: { type: 'string' } },
});

const fail = (message: string): never => {
  console.error(message);
  process.exit(2);
};

const names = rows.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) fail(`No row "${unknown}"; there are ${names.join(', ')}`);
const chosenEngines = engines.filter((engine) => (values.engine ?? engine) === engine);
if (chosenEngines.length === 0) fail(`--engine takes ${engines.join(' or ')}`);

const postgres = chosenEngines.includes('postgres') ? await startPostgres() : undefined;

let current: Ground | undefined;

const stop = async () => {
  await current?.clear().catch(() => undefined);
  await postgres?.remove();
  process.exit(130);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

const measure = async ({ measure: take }: Row, engine: Engine): Promise<Verdict> => {
  const ground = await openGround({ engine, isShort: values.short, postgres });
  current = ground;
  try {
    return await take(ground);
  } catch (error) {
    return { figure: error instanceof Error ? error.message : String(error), isReached: false };
  } finally {
    await ground.clear();
  }
};

let shortfalls = 0;
let measured = 0;
try {
  for (const row of rows) {
    if (positionals.length > 0 && !positionals.includes(row.name)) continue;
    console.log(`\n${row.name}: ${row.reach}`);
    for (const engine of row.engines.filter((name) => chosenEngines.includes(name))) {
      if (engine === 'postgres' && postgres === undefined) {
        console.log('  SKIP  postgres  PostgreSQL is not installed here');
        continue;
      }
      const begin = performance.now();
      const { figure, isReached } = await measure(row, engine);
      const seconds = ((performance.now() - begin) / 1000).toFixed(0);
      measured += 1;
      if (!isReached) shortfalls += 1;
      console.log(
        `  ${isReached ? 'ok  ' : 'FAIL'}  ${engine.padEnd(8)}  ${figure}  (${seconds} s)`,
      );
    }
  }
} finally {
  await postgres?.remove();
}
console.log(`\n${measured - shortfalls} of ${measured} reached`);
process.exit(shortfalls === 0 && measured > 0 ? 0 : 1);
