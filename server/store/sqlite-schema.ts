/**
 * Migrations of the SQLite database; `PRAGMA user_version` is the number of those applied. Never edit a released one: add
 * another.
 */
export const sqliteMigrations: readonly string[] = [
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

  // Outbox entries without a submission (digests), a channel (webhooks), and the time of parking: until now, entries with 30
  // attempts were parked.
  `ALTER TABLE submissions ADD COLUMN digest_id TEXT;
  ALTER TABLE submissions ADD COLUMN confirmed_at INTEGER;
  ALTER TABLE submissions ADD COLUMN left_at INTEGER;
  CREATE INDEX submissions_kept_aside ON submissions (digest_id) WHERE quarantine IS NOT NULL;

  CREATE TABLE outbox_next (
    id TEXT PRIMARY KEY,
    channel TEXT NOT NULL DEFAULT 'mail',
    kind TEXT NOT NULL,
    submission_id INTEGER REFERENCES submissions (id) ON DELETE CASCADE,
    queued_at INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER,
    parked_at INTEGER,
    digest_id TEXT
  ) STRICT, WITHOUT ROWID;
  INSERT INTO outbox_next (id, kind, submission_id, queued_at, attempts, due_at, parked_at)
    SELECT o.id, o.kind, o.submission_id, s.received_at, o.attempts, o.due_at,
      CASE WHEN o.due_at IS NULL AND o.attempts >= 30 THEN s.received_at END
    FROM outbox o JOIN submissions s ON s.id = o.submission_id;
  DROP TABLE outbox;
  ALTER TABLE outbox_next RENAME TO outbox;
  CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX outbox_parked ON outbox (parked_at) WHERE parked_at IS NOT NULL;
  CREATE INDEX outbox_by_submission ON outbox (submission_id);

  CREATE TABLE chores (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE feeds (
    url TEXT PRIMARY KEY,
    posts TEXT NOT NULL,
    etag TEXT,
    last_modified TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE thumbnails (name TEXT PRIMARY KEY, image TEXT NOT NULL) STRICT;`,

  // Claims, and a count of failures after which a copy may have arrived.
  `ALTER TABLE outbox ADD COLUMN unconfirmed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE outbox ADD COLUMN leased_until INTEGER;`,

  // Metadata (metadata-script.ts).
  'CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;',

  // Sign-ups of the first version got no confirmation mail: queue one per address.
  `INSERT INTO outbox (id, channel, kind, submission_id, queued_at, due_at)
    SELECT lower(printf('%s-%s-4%s-8%s-%s', hex(randomblob(4)), hex(randomblob(2)),
        substr(hex(randomblob(2)), 2), substr(hex(randomblob(2)), 2), hex(randomblob(6)))),
      'mail', 'confirmation', max(s.id), unixepoch() * 1000, unixepoch() * 1000
    FROM submissions s
    WHERE s.kind = 'newsletter' AND s.quarantine IS NULL AND NOT EXISTS (
      SELECT 1 FROM submissions o LEFT JOIN outbox q
        ON q.submission_id = o.id AND q.kind = 'confirmation'
      WHERE o.email = s.email AND o.kind = 'newsletter'
        AND (q.id IS NOT NULL OR o.confirmed_at IS NOT NULL OR o.left_at IS NOT NULL))
    GROUP BY s.email;`,

  // A digest has a range of submissions instead of an id in each. Their unused digest_id stays: dropping it would rewrite
  // every row.
  `CREATE TABLE digests (
    id TEXT PRIMARY KEY,
    after_id INTEGER NOT NULL,
    until_id INTEGER NOT NULL,
    notices TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO digests SELECT digest_id, min(id) - 1, max(id), '[]' FROM submissions
    WHERE digest_id IS NOT NULL GROUP BY digest_id;
  DROP INDEX submissions_kept_aside;
  CREATE INDEX submissions_quarantined ON submissions (id, email) WHERE quarantine IS NOT NULL;`,
];
