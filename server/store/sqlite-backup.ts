import { open as openFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import type { SqlValue } from './transaction';

const busyTimeoutMs = 10_000;
/** Target duration of a page, which blocks writers. */
const pageMs = 10;
const maxRows = 1000;
const pauseMs = 5;

const open = (file: string, target: string) => {
  const database = new Database(target);
  const all = (sql: string, ...values: SqlValue[]) => database.prepare(sql).all(...values);
  // A failed copy is deleted, so it needs no journal, and no sync before the end.
  for (const pragma of ['journal_mode = OFF', 'synchronous = OFF', 'cache_size = -64000'])
    all(`PRAGMA ${pragma}`);
  all(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  all('ATTACH ? AS source', `${pathToFileURL(file).href}?mode=ro`);
  return {
    /** Runs a statement. @typeParam Columns what it selects @returns its rows */
    all: <Columns extends object>(sql: string, ...values: SqlValue[]) =>
      all(sql, ...values).filter((row): row is Columns => row instanceof Object),
    exec: (sql: string) => void database.exec(sql),
    close: () => database.close(),
  };
};

type Copy = ReturnType<typeof open>;

const tablesOf = ({ all }: Copy) =>
  all<{ name: string; sql: string; hasSubmission: 0 | 1 }>(
    `SELECT t.name, t.sql, EXISTS (SELECT 1 FROM pragma_table_info(t.name, 'source')
        WHERE name = 'submission_id') AS "hasSubmission"
      FROM source.sqlite_schema t WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'`,
  );

/**
 * Copies a page of submissions with the rows that reference them; after the last page, all other rows.
 *
 * @param last the id before the page
 * @returns the last id of the page; undefined when everything is copied
 */
const copyPage = (copy: Copy, last: number, rows: number): number | undefined => {
  const { all, exec } = copy;
  exec('BEGIN');
  const [found] = all<{ id: number | null }>(
    `SELECT max(id) AS id FROM
      (SELECT id FROM source.submissions WHERE id > ? ORDER BY id LIMIT ${rows})`,
    last,
  );
  const end = found?.id ?? undefined;
  for (const { name, hasSubmission } of tablesOf(copy)) {
    // REPLACE: since the last page a person may have been forgotten, and another have taken the same key.
    const insert = `INSERT OR REPLACE INTO main.${name} SELECT * FROM source.${name}`;
    const key = name === 'submissions' ? 'id' : 'submission_id';
    if (end === undefined) {
      if (name !== 'submissions')
        all(hasSubmission ? `${insert} WHERE submission_id IS NULL` : insert);
    } else if (hasSubmission || name === 'submissions')
      all(`${insert} WHERE ${key} > ? AND ${key} <= ?`, last, end);
  }
  exec('COMMIT');
  return end;
};

const copyRows = async (copy: Copy, sync: () => Promise<void>) => {
  let rows = 50;
  for (let last: number | undefined = 0; last !== undefined;) {
    const begin = performance.now();
    last = copyPage(copy, last, rows);
    const share = pageMs / (performance.now() - begin);
    rows = Math.min(maxRows, Math.max(1, Math.round(rows * Math.min(share, 2))));
    // Sync each page: one sync at the end would delay the writers' syncs by seconds.
    await sync();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};

/**
 * Copies a database in pages, so that writers wait for milliseconds only. The copy has every submission stored before
 * the call, each with its related rows as they were when its page was copied.
 *
 * @param target an empty file
 */
export const backUpSqlite = async (file: string, target: string): Promise<void> => {
  const copy = open(file, target);
  const handle = await openFile(target);
  const { all, exec, close } = copy;
  try {
    const [version] = all<{ user_version: number }>('PRAGMA source.user_version');
    exec(`PRAGMA user_version = ${version?.user_version ?? 0}`);
    for (const { sql } of tablesOf(copy)) exec(sql);
    await copyRows(copy, () => handle.datasync());
    // Ids are never reused.
    exec('DELETE FROM main.sqlite_sequence');
    exec('INSERT INTO main.sqlite_sequence SELECT * FROM source.sqlite_sequence');
    exec("INSERT OR REPLACE INTO main.facts VALUES ('copied', 'backup')");
    const indexes = all<{ sql: string }>(
      `SELECT sql FROM source.sqlite_schema WHERE type = 'index' AND sql NOT NULL`,
    );
    all('DETACH source');
    for (const index of indexes) exec(index.sql);
    await handle.sync();
  } finally {
    await handle.close();
    close();
  }
};
