import {
  deliverClaimed,
  isDueSql,
  leaseSql,
  maxWaitMs,
  toOutboxUpdate,
  unparkedAtSql,
} from './claims';
import { numberOf, queuedColumns, toQueued } from './rows';
import type { SqliteConnection } from './sqlite-connection';
import type { Channel, Queued, Store } from './store';
import type { WriteQueue } from './write-queue';

const { isFree, end } = leaseSql("CAST(unixepoch('subsec') * 1000 AS INTEGER)");

const due = `SELECT ${queuedColumns}
  FROM outbox o LEFT JOIN submissions s ON s.id = o.submission_id
  WHERE ${isDueSql} AND ${isFree} ORDER BY o.due_at LIMIT ?4`;

const lease = `UPDATE outbox SET leased_until = ${end} WHERE id = ?`;

const record = `UPDATE outbox SET leased_until = NULL, due_at = ?, parked_at = ?,
  attempts = attempts + ?, unconfirmed = unconfirmed + ? WHERE id = ?`;

/** Creates the outbox on SQLite, where one process at a time delivers (`mail/delivery-lock.ts`). */
export const createSqliteOutbox = (
  { all, run }: SqliteConnection,
  writes: WriteQueue,
  read: <Result>(query: () => Result) => Promise<Result>,
): Pick<Store, 'deliverDue' | 'unpark' | 'nextDueAt'> => {
  const dueOn = (channel: Channel, now: number, limit: number): Queued[] =>
    all(due, channel, now, maxWaitMs, limit).map(toQueued);

  const claim = async (channel: Channel, now: number, limit: number) => {
    // Usually nothing is due: check without a transaction.
    if ((await read(() => dueOn(channel, now, limit))).length === 0) return [];
    // On a full disk this fails, so nothing is sent whose outcome could not be recorded.
    return writes.run(() => {
      const claimed = dueOn(channel, now, limit);
      for (const { id } of claimed) run(lease, id);
      return claimed;
    });
  };

  return {
    deliverDue: (channel, now, limit, deliver) =>
      deliverClaimed(
        {
          claim: () => claim(channel, now, limit),
          renew: (ids) =>
            writes.run(() => {
              for (const id of ids) run(lease, id);
            }),
          record: (waiting, deliveries) =>
            writes.run(() => {
              deliveries
                .map(toOutboxUpdate)
                .forEach(({ dueAt, parkedAt, failures, unconfirmed }, at) => {
                  run(record, dueAt, parkedAt, failures, unconfirmed, waiting[at]?.id ?? '');
                });
            }),
        },
        deliver,
      ),
    unpark: (channel, now) =>
      writes.run(() => {
        // Only this process delivers, so a remaining claim is of a process that died.
        run(
          'UPDATE outbox SET leased_until = NULL WHERE leased_until IS NOT NULL AND channel = ?',
          channel,
        );
        run(
          `UPDATE outbox SET due_at = ${unparkedAtSql}, attempts = 0, unconfirmed = 0, parked_at = NULL,
            digest_id = NULL WHERE parked_at IS NOT NULL AND channel = ?2`,
          now,
          channel,
        );
      }),
    nextDueAt: (channel) =>
      read(() => {
        const next = `SELECT due_at FROM outbox WHERE channel = ? AND due_at IS NOT NULL
          ORDER BY due_at LIMIT 1`;
        const [row] = all(next, channel);
        return row === undefined ? undefined : numberOf(row, 'due_at');
      }),
  };
};
