/**
 * The schema of the embedded database, a step per version; `PRAGMA user_version` counts the steps taken. A step
 * that was released is never edited: changes are new steps.
 */
export const sqliteSteps: readonly string[] = [
  `CREATE TABLE submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    reference TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    email TEXT NOT NULL,
    payload TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    quarantine TEXT
  ) STRICT;
  CREATE INDEX submissions_by_email ON submissions (email);
  CREATE INDEX submissions_by_time ON submissions (received_at);

  CREATE TABLE idempotency_keys (
    key TEXT PRIMARY KEY,
    body_hash TEXT NOT NULL,
    submission_id INTEGER NOT NULL REFERENCES submissions (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX idempotency_keys_by_submission ON idempotency_keys (submission_id);

  CREATE TABLE audit_identities (
    kind TEXT NOT NULL,
    hash TEXT NOT NULL,
    submission_id INTEGER NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    PRIMARY KEY (kind, hash)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX audit_identities_by_submission ON audit_identities (submission_id);

  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    submission_id INTEGER NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX outbox_due ON outbox (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX outbox_by_submission ON outbox (submission_id);

  CREATE TABLE blog_posts (
    slug TEXT PRIMARY KEY,
    position INTEGER NOT NULL,
    thumbnail_url TEXT NOT NULL,
    category TEXT NOT NULL,
    title TEXT NOT NULL,
    creator TEXT NOT NULL,
    read_time INTEGER
  ) STRICT;

  CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;`,
];
