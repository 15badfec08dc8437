import { isDue, longestWaitMs, numberOf, queuedColumns, toQueued, toRecord } from './rows';
import type { SqliteConnection } from './sqlite-connection';
import type { Channel, Delivery, Queued } from './store';

const due = `SELECT ${queuedColumns}
  FROM outbox o LEFT JOIN submissions s ON s.id = o.submission_id
  WHERE ${isDue} ORDER BY o.due_at LIMIT ?4`;

/** @returns what is due on a channel at `now`, the longest waiting first */
export const dueOn = (
  { all }: SqliteConnection,
  channel: Channel,
  now: number,
  limit: number,
): Queued[] => all(due, channel, now, longestWaitMs, limit).map(toQueued);

/** Keeps what became of them; to be called inside a transaction. What is sent or parked is due no more. */
export const recordDeliveries = (
  { run }: SqliteConnection,
  waiting: readonly Queued[],
  deliveries: readonly Delivery[],
) => {
  const update =
    'UPDATE outbox SET due_at = ?, parked_at = ?, attempts = attempts + ? WHERE id = ?';
  waiting.forEach(({ id }, index) => {
    const delivery = deliveries[index];
    if (delivery === undefined) return;
    const { dueAt, parkedAt, failures } = toRecord(delivery);
    run(update, dueAt, parkedAt, failures, id);
  });
};

/** @returns when the next of a channel is due, if any waits */
export const nextDueOn = ({ all }: SqliteConnection, channel: Channel): number | undefined => {
  const next = `SELECT due_at FROM outbox WHERE channel = ? AND due_at IS NOT NULL
    ORDER BY due_at LIMIT 1`;
  const [row] = all(next, channel);
  return row === undefined ? undefined : numberOf(row, 'due_at');
};
