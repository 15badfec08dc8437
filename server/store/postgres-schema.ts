/**
 * Migrations of the PostgreSQL database; `schema_version` is the number of those applied. Never edit a released one: add
 * another.
 */
export const postgresMigrations: readonly string[] = [
  `CREATE TABLE submissions (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reference text NOT NULL UNIQUE,
    kind text NOT NULL,
    email text NOT NULL,
    payload text NOT NULL,
    received_at bigint NOT NULL,
    quarantine text
  );
  CREATE INDEX submissions_by_email ON submissions (email);
  CREATE INDEX submissions_by_time ON submissions (received_at);

  CREATE TABLE idempotency_keys (
    key uuid PRIMARY KEY,
    body_hash text NOT NULL,
    submission_id bigint NOT NULL REFERENCES submissions (id) ON DELETE CASCADE
  );
  CREATE INDEX idempotency_keys_by_submission ON idempotency_keys (submission_id);

  CREATE TABLE audit_identities (
    kind text NOT NULL,
    hash text NOT NULL,
    submission_id bigint NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    PRIMARY KEY (kind, hash)
  );
  CREATE INDEX audit_identities_by_submission ON audit_identities (submission_id);

  CREATE TABLE outbox (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    submission_id bigint NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    attempts integer NOT NULL DEFAULT 0,
    due_at bigint
  );
  CREATE INDEX outbox_due ON outbox (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX outbox_by_submission ON outbox (submission_id);

  CREATE TABLE blog_posts (
    slug text PRIMARY KEY,
    position integer NOT NULL,
    thumbnail_url text NOT NULL,
    category text NOT NULL,
    title text NOT NULL,
    creator text NOT NULL,
    read_time integer
  );

  CREATE TABLE probe (id integer PRIMARY KEY CHECK (id = 1), at bigint NOT NULL);
  CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);

  -- Worth nothing after a crash, so never worth a wait for the disk.
  CREATE UNLOGGED TABLE rate_windows (
    address text PRIMARY KEY,
    posts integer NOT NULL,
    ends_at bigint NOT NULL
  );
  CREATE INDEX rate_windows_by_end ON rate_windows (ends_at);`,

  // Outbox entries without a submission (digests), a channel (webhooks), and the time of parking: until now, entries with 30
  // attempts were parked. The defaults serve processes of the previous version during a deploy.
  `ALTER TABLE submissions ADD COLUMN digest_id text;
  ALTER TABLE submissions ADD COLUMN confirmed_at bigint;
  ALTER TABLE submissions ADD COLUMN left_at bigint;
  CREATE INDEX submissions_kept_aside ON submissions (digest_id) WHERE quarantine IS NOT NULL;

  ALTER TABLE outbox ALTER COLUMN submission_id DROP NOT NULL;
  ALTER TABLE outbox ADD COLUMN channel text NOT NULL DEFAULT 'mail';
  ALTER TABLE outbox ADD COLUMN queued_at bigint NOT NULL DEFAULT 0;
  ALTER TABLE outbox ADD COLUMN parked_at bigint;
  ALTER TABLE outbox ADD COLUMN digest_id text;
  UPDATE outbox o SET queued_at = s.received_at,
    parked_at = CASE WHEN o.due_at IS NULL AND o.attempts >= 30 THEN s.received_at END
    FROM submissions s WHERE s.id = o.submission_id;
  DROP INDEX outbox_due;
  CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX outbox_parked ON outbox (parked_at) WHERE parked_at IS NOT NULL;

  CREATE TABLE chores (name text PRIMARY KEY, at bigint NOT NULL);

  CREATE TABLE feeds (url text PRIMARY KEY, posts text NOT NULL, etag text, last_modified text);
  CREATE TABLE thumbnails (name text PRIMARY KEY, image text NOT NULL);`,

  // Claims, and a count of failures after which a copy may have arrived.
  `ALTER TABLE outbox ADD COLUMN unconfirmed integer NOT NULL DEFAULT 0;
  ALTER TABLE outbox ADD COLUMN leased_until bigint;`,

  // Metadata (metadata-script.ts).
  'CREATE TABLE facts (name text PRIMARY KEY, value text NOT NULL);',

  // Sign-ups of the first version got no confirmation mail: queue one per address.
  `INSERT INTO outbox (id, channel, kind, submission_id, queued_at, due_at)
    SELECT gen_random_uuid(), 'mail', 'confirmation', max(s.id),
      floor(extract(epoch FROM now())) * 1000, floor(extract(epoch FROM now())) * 1000
    FROM submissions s
    WHERE s.kind = 'newsletter' AND s.quarantine IS NULL AND NOT EXISTS (
      SELECT 1 FROM submissions o LEFT JOIN outbox q
        ON q.submission_id = o.id AND q.kind = 'confirmation'
      WHERE o.email = s.email AND o.kind = 'newsletter'
        AND (q.id IS NOT NULL OR o.confirmed_at IS NOT NULL OR o.left_at IS NOT NULL))
    GROUP BY s.email;`,

  // A digest has a range of submissions instead of an id in each. Their digest_id stays for processes of the previous version
  // during a deploy.
  `CREATE TABLE digests (
    id text PRIMARY KEY,
    after_id bigint NOT NULL,
    until_id bigint NOT NULL,
    notices text NOT NULL
  );
  INSERT INTO digests SELECT digest_id, min(id) - 1, max(id), '[]' FROM submissions
    WHERE digest_id IS NOT NULL GROUP BY digest_id;
  DROP INDEX submissions_kept_aside;
  CREATE INDEX submissions_quarantined ON submissions (id, email) WHERE quarantine IS NOT NULL;`,

  // SQLite's index on the time has the id in it anyway.
  `CREATE INDEX submissions_by_time_and_id ON submissions (received_at, id);
  DROP INDEX submissions_by_time;`,
];
