import { randomBytes } from 'node:crypto';
import { blogSeed } from '@/content/blog-seed';
import type { PostgresConnection, PostgresSession } from './postgres-connection';
import { postgresSteps } from './postgres-schema';
import { numberOf, textOf } from './rows';
import { StoreError } from './store';

/** Any number, ours alone: processes that start together take turns. */
const lockId = 7_203_661;

const seed = async ({ run }: PostgresSession) => {
  for (const [position, post] of blogSeed.entries())
    await run(
      'INSERT INTO blog_posts VALUES ($1, $2, $3, $4, $5, $6, $7)',
      post.slug,
      position,
      post.thumbnailUrl,
      post.category,
      post.title,
      post.creator,
      post.readTime ?? null,
    );
  await run("INSERT INTO settings VALUES ('secret', $1)", randomBytes(32).toString('hex'));
};

/** @returns how many steps the schema took; none where there is no schema yet */
const versionOf = async ({ all }: PostgresSession): Promise<number> => {
  const [table] = await all("SELECT to_regclass('schema_version') IS NOT NULL AS known");
  if (table?.known !== true) return 0;
  const [row] = await all('SELECT version FROM schema_version');
  return row === undefined ? 0 : numberOf(row, 'version');
};

const readSecret = async ({ all }: PostgresSession): Promise<Buffer> => {
  const [setting] = await all("SELECT value FROM settings WHERE name = 'secret'");
  if (setting === undefined) throw new StoreError('NO_SECRET');
  return Buffer.from(textOf(setting, 'value'), 'hex');
};

/**
 * Brings the database up to date, under a lock that all processes share.
 *
 * @returns the key of the keyed hashes; it lies in the database because all processes need the same
 */
export const migratePostgres = (connection: PostgresConnection): Promise<Buffer> =>
  connection.transaction(async (session) => {
    const { run } = session;
    // Up to date, it takes no more rights than to read and write.
    if ((await versionOf(session)) === postgresSteps.length) return readSecret(session);
    await run('SELECT pg_advisory_xact_lock($1)', lockId);
    await run('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
    const version = await versionOf(session);
    if (version > postgresSteps.length) throw new StoreError('NEWER_SCHEMA');
    for (const step of postgresSteps.slice(version)) await run(step);
    if (version === 0) {
      await run('INSERT INTO schema_version VALUES (0)');
      await seed(session);
    }
    await run('UPDATE schema_version SET version = $1', postgresSteps.length);
    return readSecret(session);
  });
