import { numberOf, submissionColumns, toQueuedMail } from './rows';
import type { SqliteConnection } from './sqlite-connection';
import type { Delivery, QueuedMail } from './store';

const due = `SELECT o.id AS mail_id, o.kind AS mail_kind, o.attempts, ${submissionColumns}
  FROM outbox o JOIN submissions s ON s.id = o.submission_id
  WHERE o.due_at <= ? ORDER BY o.due_at LIMIT ?`;

/** @returns the mails due at `now`, the longest waiting first */
export const dueMails = ({ all }: SqliteConnection, now: number, limit: number): QueuedMail[] =>
  all(due, now, limit).map(toQueuedMail);

/** Keeps what became of mails; to be called inside a transaction. A sent or parked one is due no more. */
export const recordDeliveries = (
  { run }: SqliteConnection,
  mails: readonly QueuedMail[],
  deliveries: readonly Delivery[],
) => {
  mails.forEach(({ id }, index) => {
    const delivery = deliveries[index];
    if (delivery === undefined) return;
    const dueAt = 'retryAt' in delivery ? delivery.retryAt : null;
    const failures = delivery.outcome === 'failed' || delivery.outcome === 'parked' ? 1 : 0;
    run('UPDATE outbox SET due_at = ?, attempts = attempts + ? WHERE id = ?', dueAt, failures, id);
  });
};

/** @returns when the next mail is due, if one waits */
export const nextDueAt = ({ all }: SqliteConnection): number | undefined => {
  const [row] = all('SELECT due_at FROM outbox WHERE due_at IS NOT NULL ORDER BY due_at LIMIT 1');
  return row === undefined ? undefined : numberOf(row, 'due_at');
};
