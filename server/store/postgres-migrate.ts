import { randomBytes } from 'node:crypto';
import { blogSeed } from '@/content/blog-seed';
import type { PostgresConnection, PostgresSession } from './postgres-connection';
import { postgresMigrations } from './postgres-schema';
import { numberOf, textOf } from './rows';
import { StoreError } from './store';

/** Arbitrary id of the advisory lock: processes that start together migrate one at a time. */
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
};

/** @returns the number of migrations applied; 0 without a schema */
const versionOf = async ({ all }: PostgresSession): Promise<number> => {
  const [table] = await all("SELECT to_regclass('schema_version') IS NOT NULL AS known");
  if (table?.known !== true) return 0;
  const [row] = await all('SELECT version FROM schema_version');
  return row === undefined ? 0 : numberOf(row, 'version');
};

/** Creates a missing secret only in an empty database: with rows, it was lost. */
const openSecret = async (session: PostgresSession, isNew: boolean): Promise<Buffer> => {
  const { all, run } = session;
  const [setting] = await all("SELECT value FROM settings WHERE name = 'secret'");
  if (setting !== undefined) return Buffer.from(textOf(setting, 'value'), 'hex');
  if (!isNew && (await all('SELECT id FROM submissions LIMIT 1')).length > 0)
    throw new StoreError('NO_SECRET');
  const insert = "INSERT INTO settings VALUES ('secret', $1) ON CONFLICT DO NOTHING";
  await run(insert, randomBytes(32).toString('hex'));
  return openSecret(session, isNew);
};

/**
 * Migrates the database under a lock that all processes share.
 *
 * @returns the HMAC key, which is stored in the database because all processes need the same one
 * @throws {StoreError} when the schema is of another version, or the secret is lost
 */
export const migratePostgres = (
  connection: PostgresConnection,
  { isNew, isReadOnly }: { isNew: boolean; isReadOnly: boolean },
): Promise<Buffer> =>
  connection.transaction(async (session) => {
    const { run } = session;
    // A current schema needs no rights but to read and write rows.
    if ((await versionOf(session)) === postgresMigrations.length) return openSecret(session, isNew);
    if (isReadOnly) throw new StoreError('OTHER_SCHEMA');
    await run('SELECT pg_advisory_xact_lock($1)', lockId);
    await run('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
    const version = await versionOf(session);
    if (version > postgresMigrations.length) throw new StoreError('NEWER_SCHEMA');
    for (const step of postgresMigrations.slice(version)) await run(step);
    if (version === 0) {
      await run('INSERT INTO schema_version VALUES (0)');
      await seed(session);
    }
    await run('UPDATE schema_version SET version = $1', postgresMigrations.length);
    return openSecret(session, isNew);
  });
