import { StoreError } from './store-error';

/** What the two databases write differently. */
const sqlite = {
  id: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  bigint: 'INTEGER',
  uuid: 'TEXT',
  tableEnd: ' STRICT',
  /** The end of a table that is stored by its primary key. */
  keyedEnd: ' STRICT, WITHOUT ROWID',
  /** Tables that only this database has. */
  onlyHere: '',
};

const postgres: typeof sqlite = {
  id: 'bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  bigint: 'bigint',
  uuid: 'uuid',
  tableEnd: '',
  keyedEnd: '',
  onlyHere: `-- Holds the secret that all processes share.
  CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);

  -- Worth nothing after a crash, so never worth a wait for the disk.
  CREATE UNLOGGED TABLE rate_windows (
    address text PRIMARY KEY,
    posts integer NOT NULL,
    ends_at bigint NOT NULL
  );
  CREATE INDEX rate_windows_by_end ON rate_windows (ends_at);`,
};

/**
 * The steps that a database runs in order, each once: the first is the schema of 1.0.0, and a later
 * version adds its own at the end. Times are milliseconds since 1970.
 */
const migrations = ({
  id,
  bigint,
  uuid,
  tableEnd,
  keyedEnd,
  onlyHere,
}: typeof sqlite): string[] => [
  `CREATE TABLE submissions (
    id ${id},
    reference TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    email TEXT NOT NULL,
    -- One spelling of all addresses that reach it.
    mailbox TEXT NOT NULL,
    payload TEXT NOT NULL,
    received_at ${bigint} NOT NULL,
    quarantine TEXT,
    confirmed_at ${bigint},
    left_at ${bigint}
  )${tableEnd};
  CREATE INDEX submissions_by_email ON submissions (email);
  CREATE INDEX submissions_by_time ON submissions (received_at, id);
  CREATE INDEX submissions_by_mailbox ON submissions (mailbox, id);
  CREATE INDEX submissions_quarantined ON submissions (id, email) WHERE quarantine IS NOT NULL;

  CREATE TABLE idempotency_keys (
    key ${uuid} PRIMARY KEY,
    body_hash TEXT NOT NULL,
    submission_id ${bigint} NOT NULL REFERENCES submissions (id) ON DELETE CASCADE
  )${keyedEnd};
  CREATE INDEX idempotency_keys_by_submission ON idempotency_keys (submission_id);

  CREATE TABLE audit_identities (
    kind TEXT NOT NULL,
    hash TEXT NOT NULL,
    submission_id ${bigint} NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    PRIMARY KEY (kind, hash)
  )${keyedEnd};
  CREATE INDEX audit_identities_by_submission ON audit_identities (submission_id);

  CREATE TABLE outbox (
    id ${uuid} PRIMARY KEY,
    channel TEXT NOT NULL,
    kind TEXT NOT NULL,
    -- None for mails about no submission, like the digest.
    submission_id ${bigint} REFERENCES submissions (id) ON DELETE CASCADE,
    queued_at ${bigint} NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    -- Attempts after which a copy may have arrived.
    unconfirmed INTEGER NOT NULL DEFAULT 0,
    -- None once it was sent or parked.
    due_at ${bigint},
    leased_until ${bigint},
    parked_at ${bigint},
    -- The digest that told of the parking.
    digest_id TEXT
  )${keyedEnd};
  CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX outbox_parked ON outbox (parked_at) WHERE parked_at IS NOT NULL;
  CREATE INDEX outbox_by_submission ON outbox (submission_id);

  -- A digest has a range of submissions.
  CREATE TABLE digests (
    id TEXT PRIMARY KEY,
    after_id ${bigint} NOT NULL,
    until_id ${bigint} NOT NULL,
    notices TEXT NOT NULL
  )${keyedEnd};

  -- Links in mails to the owner that were used.
  CREATE TABLE used_links (id TEXT PRIMARY KEY, expires_at ${bigint} NOT NULL)${keyedEnd};

  -- When each chore ran last.
  CREATE TABLE chores (name TEXT PRIMARY KEY, at ${bigint} NOT NULL)${keyedEnd};
  -- Whether the database is a copy, and counts of events that the next digest reports.
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)${keyedEnd};
  -- The last valid list of posts, as JSON.
  CREATE TABLE feeds (url TEXT PRIMARY KEY, posts TEXT NOT NULL)${keyedEnd};
  -- One row, which the health check writes.
  CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), at ${bigint} NOT NULL)${tableEnd};
  ${onlyHere}`,
];

/** Migrations of either database. Never edit a released one: add another at the end. */
export const sqliteMigrations: readonly string[] = migrations(sqlite);
export const postgresMigrations: readonly string[] = migrations(postgres);

/** The version after the first migration; databases of 0.x have lower ones. */
const firstVersion = 100;
/** SQLite's `user_version`, PostgreSQL's `schema_version`. */
export const schemaVersion = firstVersion + sqliteMigrations.length - 1;

/**
 * @param version of the database; 0 without tables
 * @param migrationsOfKind all migrations for its kind of database
 * @returns those that it lacks
 * @throws {StoreError} if it belongs to 0.x or to a later version
 */
export const missingMigrations = (
  version: number,
  migrationsOfKind: readonly string[],
): readonly string[] => {
  if (version > schemaVersion) throw new StoreError('NEWER_SCHEMA');
  if (version > 0 && version < firstVersion) throw new StoreError('OLD_SCHEMA');
  // Version 100 has run one migration, 101 two, and so on.
  return version === 0 ? migrationsOfKind : migrationsOfKind.slice(version - firstVersion + 1);
};
