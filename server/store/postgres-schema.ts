/**
 * The schema on PostgreSQL, a step per version; `schema_version` counts the steps taken. A step that was released
 * is never edited: changes are new steps.
 */
export const postgresSteps: readonly string[] = [
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
];
