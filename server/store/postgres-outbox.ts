import {
  deliverClaimed,
  isDueSql,
  leaseSql,
  maxWaitMs,
  toOutboxUpdate,
  unparkedAtSql,
} from './claims';
import type { PostgresConnection } from './postgres-connection';
import { numberOf, queuedColumns, toQueued } from './rows';
import type { Delivery, Queued, Store } from './store';

const { isFree, end } = leaseSql('(extract(epoch FROM clock_timestamp()) * 1000)::bigint');

/** One statement is one short transaction. SKIP LOCKED skips entries that another process is claiming. */
const claim = `WITH claimed AS (
    UPDATE outbox SET leased_until = ${end} WHERE id IN (
      SELECT o.id FROM outbox o WHERE ${isDueSql.replaceAll('?', '$')} AND ${isFree}
      ORDER BY o.due_at LIMIT $4 FOR UPDATE SKIP LOCKED
    ) RETURNING *
  )
  SELECT ${queuedColumns} FROM claimed o LEFT JOIN submissions s ON s.id = o.submission_id
  ORDER BY o.due_at`;

const renew = `UPDATE outbox SET leased_until = ${end} WHERE id = ANY ($1)`;

const record = `UPDATE outbox
  SET leased_until = NULL, due_at = d.due_at, parked_at = d.parked_at,
    attempts = attempts + d.failures, unconfirmed = outbox.unconfirmed + d.unconfirmed
  FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::integer[], $5::integer[])
    AS d (id, due_at, parked_at, failures, unconfirmed)
  WHERE outbox.id = d.id`;

/** Creates the outbox on PostgreSQL, from which several processes may deliver. */
export const createPostgresOutbox = ({
  all,
  run,
  transaction,
}: PostgresConnection): Pick<Store, 'deliverDue' | 'unpark' | 'nextDueAt'> => {
  const recordAll = (waiting: readonly Queued[], deliveries: readonly Delivery[]) => {
    const records = deliveries.map(toOutboxUpdate);
    return transaction((session) =>
      session.run(
        record,
        waiting.slice(0, records.length).map(({ id }) => id),
        records.map(({ dueAt }) => dueAt),
        records.map(({ parkedAt }) => parkedAt),
        records.map(({ failures }) => failures),
        records.map(({ unconfirmed }) => unconfirmed),
      ),
    );
  };
  return {
    deliverDue: (channel, now, limit, deliver) =>
      deliverClaimed(
        {
          claim: async () => (await all(claim, channel, now, maxWaitMs, limit)).map(toQueued),
          renew: (ids) => run(renew, ids),
          record: recordAll,
        },
        deliver,
      ),
    unpark: async (channel, now) => {
      await run(
        `UPDATE outbox SET due_at = ${unparkedAtSql.replace('?', '$')}, attempts = 0, unconfirmed = 0,
          parked_at = NULL, digest_id = NULL WHERE parked_at IS NOT NULL AND channel = $2`,
        now,
        channel,
      );
    },
    nextDueAt: async (channel) => {
      const next = `SELECT due_at FROM outbox WHERE channel = $1 AND due_at IS NOT NULL
        ORDER BY due_at LIMIT 1`;
      const [row] = await all(next, channel);
      return row === undefined ? undefined : numberOf(row, 'due_at');
    },
  };
};
