import { type FileHandle, open as openFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { processInPages } from './process-in-pages';
import { schemaVersion } from './schema';
import type { SqlValue } from './transaction';

const busyTimeoutMs = 10_000;

/**
 * Copies a database in pages, so that writers wait for milliseconds only: `VACUUM INTO` would lock
 * them out until all is copied. The copy has every submission stored before the call, with its
 * related rows as they were when its page was copied.
 *
 * @param target an empty file
 */
export const backUpSqlite = async (file: string, target: string): Promise<void> => {
  const copy = openCopy(file, target);
  try {
    const handle = await openFile(target);
    await copyDatabase(copy, handle).finally(() => handle.close());
  } finally {
    copy.close();
  }
};

/** Opens the target, with the database attached as `source`, for reading only. */
const openCopy = (file: string, target: string) => {
  const database = new Database(target);
  /** @typeParam Columns what the statement selects @returns its rows */
  const run = <Columns extends object>(sql: string, ...values: SqlValue[]) =>
    database
      .prepare(sql)
      .all(...values)
      .filter((row): row is Columns => row instanceof Object);
  // A copy that fails is deleted, so it needs no journal. It is synced by its handle, since SQLite
  // would lock the source while it syncs.
  for (const pragma of ['journal_mode = OFF', 'synchronous = OFF', 'cache_size = -64000'])
    run(`PRAGMA ${pragma}`);
  run(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  run('ATTACH ? AS source', `${pathToFileURL(file).href}?mode=ro`);
  return { run, close: () => database.close() };
};

type Copy = ReturnType<typeof openCopy>;

const copyDatabase = async (copy: Copy, handle: FileHandle) => {
  const { run } = copy;
  run(`PRAGMA user_version = ${schemaVersion}`);
  const tables = tablesOf(copy);
  for (const { sql } of tables) run(sql);

  await copySubmissions(copy, tables, handle);
  copyOtherRows(copy, tables);

  // The copy goes on counting ids where the source is, because an id is never used twice.
  run('DELETE FROM main.sqlite_sequence');
  run('INSERT INTO main.sqlite_sequence SELECT * FROM source.sqlite_sequence');
  // By this mark the server tells a restored copy, whose mail may have been sent since.
  run("INSERT OR REPLACE INTO main.facts VALUES ('copied', 'backup')");
  // Indexes come last: rows are inserted faster without them.
  const indexes = run<{ sql: string }>(
    `SELECT sql FROM source.sqlite_schema WHERE type = 'index' AND sql NOT NULL`,
  );
  run('DETACH source');
  for (const { sql } of indexes) run(sql);
  await handle.sync();
};

interface Table {
  name: string;
  /** Creates the table. */
  sql: string;
}

/** @returns all tables but SQLite's own */
const tablesOf = ({ run }: Copy): Table[] =>
  run<Table>(
    `SELECT name, sql FROM source.sqlite_schema
      WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  );

/** @returns the column that names the submission a row belongs to, if rows belong to one */
const submissionColumnOf = ({ name, sql }: Table) => {
  if (name === 'submissions') return 'id';
  return sql.includes('submission_id') ? 'submission_id' : undefined;
};

/** Copies all submissions with the rows that refer to them, in pages. */
const copySubmissions = async (copy: Copy, tables: readonly Table[], handle: FileHandle) => {
  const { run } = copy;
  let copiedId = 0;
  await processInPages(async (limit) => {
    const { rows, lastId } = nextPage(copy, copiedId, limit);
    run('BEGIN');
    for (const table of tables) {
      const column = submissionColumnOf(table);
      if (column !== undefined)
        run(`${copyRows(table)} WHERE ${column} > ? AND ${column} <= ?`, copiedId, lastId);
    }
    run('COMMIT');
    copiedId = lastId;
    // Sync each page: one sync at the end would delay the syncs of writers by seconds.
    await handle.datasync();
    return rows;
  });
};

/** @returns how many submissions the page after `copiedId` has, and the highest of their ids */
const nextPage = ({ run }: Copy, copiedId: number, limit: number) => {
  const [page] = run<{ rows: number; lastId: number | null }>(
    `SELECT count(*) AS rows, max(id) AS "lastId" FROM
      (SELECT id FROM source.submissions WHERE id > ? ORDER BY id LIMIT ${limit})`,
    copiedId,
  );
  return { rows: page?.rows ?? 0, lastId: page?.lastId ?? copiedId };
};

/**
 * SQL that a condition may follow. REPLACE, because since the page before a person may have been
 * forgotten, and another may have taken the same key.
 */
const copyRows = ({ name }: Table) =>
  `INSERT OR REPLACE INTO main.${name} SELECT * FROM source.${name}`;

/** Copies the rows that belong to no submission. */
const copyOtherRows = ({ run }: Copy, tables: readonly Table[]) => {
  run('BEGIN');
  for (const table of tables) {
    const column = submissionColumnOf(table);
    if (column === undefined) run(copyRows(table));
    if (column === 'submission_id') run(`${copyRows(table)} WHERE submission_id IS NULL`);
  }
  run('COMMIT');
};
