/** What the two databases write differently. */
const sqlite = {
  isSqlite: true,
  id: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  big: 'INTEGER',
  uuid: 'TEXT',
  /** Ends of a table, and of one that is stored by its primary key. */
  table: ' STRICT',
  keyed: ' STRICT, WITHOUT ROWID',
  newUuid: `lower(printf('%s-%s-4%s-8%s-%s', hex(randomblob(4)), hex(randomblob(2)),
    substr(hex(randomblob(2)), 2), substr(hex(randomblob(2)), 2), hex(randomblob(6))))`,
  now: 'unixepoch() * 1000',
};

const postgres: typeof sqlite = {
  isSqlite: false,
  id: 'bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  big: 'bigint',
  uuid: 'uuid',
  table: '',
  keyed: '',
  newUuid: 'gen_random_uuid()',
  now: 'floor(extract(epoch FROM now())) * 1000',
};

const postgresOnly = `
  CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);

  -- Worth nothing after a crash, so never worth a wait for the disk.
  CREATE UNLOGGED TABLE rate_windows (
    address text PRIMARY KEY,
    posts integer NOT NULL,
    ends_at bigint NOT NULL
  );
  CREATE INDEX rate_windows_by_end ON rate_windows (ends_at);`;

/** SQLite cannot drop NOT NULL from a column. */
const newSqliteOutbox = `CREATE TABLE outbox_next (
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
  CREATE INDEX outbox_by_submission ON outbox (submission_id);`;

/** The defaults serve processes of the previous version during a deploy. */
const newPostgresOutbox = `ALTER TABLE outbox ALTER COLUMN submission_id DROP NOT NULL;
  ALTER TABLE outbox ADD COLUMN channel text NOT NULL DEFAULT 'mail';
  ALTER TABLE outbox ADD COLUMN queued_at bigint NOT NULL DEFAULT 0;
  ALTER TABLE outbox ADD COLUMN parked_at bigint;
  ALTER TABLE outbox ADD COLUMN digest_id text;
  UPDATE outbox o SET queued_at = s.received_at,
    parked_at = CASE WHEN o.due_at IS NULL AND o.attempts >= 30 THEN s.received_at END
    FROM submissions s WHERE s.id = o.submission_id;
  DROP INDEX outbox_due;`;

const migrations = ({ isSqlite, id, big, uuid, table, keyed, newUuid, now }: typeof sqlite) => [
  // No code reads blog_posts any more.
  `CREATE TABLE submissions (
    id ${id},
    reference TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    email TEXT NOT NULL,
    payload TEXT NOT NULL,
    received_at ${big} NOT NULL,
    quarantine TEXT
  )${table};
  CREATE INDEX submissions_by_email ON submissions (email);
  CREATE INDEX submissions_by_time ON submissions (received_at);

  CREATE TABLE idempotency_keys (
    key ${uuid} PRIMARY KEY,
    body_hash TEXT NOT NULL,
    submission_id ${big} NOT NULL REFERENCES submissions (id) ON DELETE CASCADE
  )${keyed};
  CREATE INDEX idempotency_keys_by_submission ON idempotency_keys (submission_id);

  CREATE TABLE audit_identities (
    kind TEXT NOT NULL,
    hash TEXT NOT NULL,
    submission_id ${big} NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    PRIMARY KEY (kind, hash)
  )${keyed};
  CREATE INDEX audit_identities_by_submission ON audit_identities (submission_id);

  CREATE TABLE outbox (
    id ${uuid} PRIMARY KEY,
    kind TEXT NOT NULL,
    submission_id ${big} NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at ${big}
  )${keyed};
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
  )${table};

  CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), at ${big} NOT NULL)${table};
  ${isSqlite ? '' : postgresOnly}`,

  // Outbox entries without a submission (digests), a channel (webhooks), and the time of parking: until now, entries with 30
  // attempts were parked.
  `ALTER TABLE submissions ADD COLUMN digest_id TEXT;
  ALTER TABLE submissions ADD COLUMN confirmed_at ${big};
  ALTER TABLE submissions ADD COLUMN left_at ${big};
  CREATE INDEX submissions_kept_aside ON submissions (digest_id) WHERE quarantine IS NOT NULL;

  ${isSqlite ? newSqliteOutbox : newPostgresOutbox}
  CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX outbox_parked ON outbox (parked_at) WHERE parked_at IS NOT NULL;

  CREATE TABLE chores (name TEXT PRIMARY KEY, at ${big} NOT NULL)${keyed};

  CREATE TABLE feeds (
    url TEXT PRIMARY KEY,
    posts TEXT NOT NULL,
    etag TEXT,
    last_modified TEXT
  )${keyed};
  CREATE TABLE thumbnails (name TEXT PRIMARY KEY, image TEXT NOT NULL)${table};`,

  // Claims, and a count of failures after which a copy may have arrived.
  `ALTER TABLE outbox ADD COLUMN unconfirmed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE outbox ADD COLUMN leased_until ${big};`,

  // Metadata (metadata-script.ts).
  `CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)${keyed};`,

  // Sign-ups of the first version got no confirmation mail: queue one per address.
  `INSERT INTO outbox (id, channel, kind, submission_id, queued_at, due_at)
    SELECT ${newUuid}, 'mail', 'confirmation', max(s.id), ${now}, ${now}
    FROM submissions s
    WHERE s.kind = 'newsletter' AND s.quarantine IS NULL AND NOT EXISTS (
      SELECT 1 FROM submissions o LEFT JOIN outbox q
        ON q.submission_id = o.id AND q.kind = 'confirmation'
      WHERE o.email = s.email AND o.kind = 'newsletter'
        AND (q.id IS NOT NULL OR o.confirmed_at IS NOT NULL OR o.left_at IS NOT NULL))
    GROUP BY s.email;`,

  // A digest has a range of submissions instead of an id in each. Their digest_id stays: PostgreSQL's processes of the previous
  // version use it during a deploy, and SQLite would rewrite every row.
  `CREATE TABLE digests (
    id TEXT PRIMARY KEY,
    after_id ${big} NOT NULL,
    until_id ${big} NOT NULL,
    notices TEXT NOT NULL
  )${keyed};
  INSERT INTO digests SELECT digest_id, min(id) - 1, max(id), '[]' FROM submissions
    WHERE digest_id IS NOT NULL GROUP BY digest_id;
  DROP INDEX submissions_kept_aside;
  CREATE INDEX submissions_quarantined ON submissions (id, email) WHERE quarantine IS NOT NULL;`,

  // SQLite's index on the time has the id in it anyway.
  ...(isSqlite
    ? []
    : [
        `CREATE INDEX submissions_by_time_and_id ON submissions (received_at, id);
        DROP INDEX submissions_by_time;`,
      ]),

  // Sign-ups are limited by mailbox, however it is spelt.
  `ALTER TABLE submissions ADD COLUMN mailbox TEXT;
  UPDATE submissions SET mailbox = email WHERE kind = 'newsletter';
  CREATE INDEX submissions_by_mailbox ON submissions (mailbox) WHERE kind = 'newsletter';`,

  // Links in mails to the owner that were used, and what is held of one sender.
  `CREATE TABLE used_links (id TEXT PRIMARY KEY, expires_at ${big} NOT NULL)${keyed};
  UPDATE submissions SET mailbox = email WHERE mailbox IS NULL AND quarantine IS NOT NULL;
  CREATE INDEX submissions_held_by_mailbox ON submissions (mailbox, id)
    WHERE quarantine IS NOT NULL;`,
];

/**
 * Migrations of either database, whose version (SQLite's `user_version`, PostgreSQL's `schema_version`) is the number of
 * those applied. Never edit a released one: add another.
 */
export const sqliteMigrations: readonly string[] = migrations(sqlite);
export const postgresMigrations: readonly string[] = migrations(postgres);
