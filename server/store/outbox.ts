import type { Driver } from './driver';
import { queuedColumns, type QueuedRow, toQueued } from './outbox-entries';
import type { Channel, Delivery, Queued } from './outbox-records';
import type { Transaction } from './transaction';

// Two clocks: `due_at` is by the clock of the process, which tests can set. A lease ends by the
// clock of the database, because processes that share it may have clocks that differ.

/** Longer than any entry waits: a parked one is tried once a day. */
const maxWaitMs = 25 * 3_600_000;

/**
 * SQL condition: an entry of channel ?1 is due at ?2. A clock that was ahead must not hold it back.
 */
const dueCondition = `o.channel = ?1 AND o.due_at IS NOT NULL AND (
  -- Its time has come.
  o.due_at <= ?2
  -- It is due later than any entry waits (?3): the clock was ahead when it was last tried.
  OR o.due_at > ?2 + ?3
  -- It is new and queued after now: the clock was ahead when it was queued.
  OR (o.queued_at > ?2 AND o.attempts = 0))`;

/** A claim is a lease, which ends at `leased_until`: after so many ms, unless it is renewed. */
export const leaseMs = 60_000;

export interface OutboxStore {
  /**
   * Claims at most `limit` entries of a channel that are due at `now`, passes them to `deliver`,
   * and records the outcomes, which it returns in the same order. No transaction is open meanwhile,
   * and no other process gets the same entries. What a process that died had claimed is free after
   * a minute.
   *
   * @returns the number of entries delivered
   */
  deliverDue: (
    channel: Channel,
    now: number,
    limit: number,
    deliver: (entries: readonly Queued[]) => Promise<readonly Delivery[]>,
  ) => Promise<number>;
  /** @returns when the next entry of a channel is due, in milliseconds since 1970, if one waits */
  nextDueAt: (channel: Channel) => Promise<number | undefined>;
}

/** Creates the outbox of a database. */
export const createOutboxStore = ({ read, write, dialect }: Driver): OutboxStore => {
  const { clock, rowLock } = dialect;
  // A lease that ends later than possible was taken while the clock was ahead.
  const selectDueSql = `SELECT ${queuedColumns}
    FROM outbox o LEFT JOIN submissions s ON s.id = o.submission_id
    WHERE ${dueCondition} AND (o.leased_until IS NULL OR o.leased_until < ${clock}
      OR o.leased_until > ${clock} + ${leaseMs})
    ORDER BY o.due_at LIMIT ?4`;
  const leaseSql = `UPDATE outbox SET leased_until = ${clock} + ${leaseMs} WHERE id = ?1`;

  const lease = async (tx: Transaction, entries: readonly Queued[]) => {
    for (const { id } of entries) await tx.rows(leaseSql, id);
  };
  const claim = async (tx: Transaction, channel: Channel, now: number, limit: number) => {
    const due = await tx.rows<QueuedRow>(
      `${selectDueSql} ${rowLock}`,
      channel,
      now,
      maxWaitMs,
      limit,
    );
    const entries = due.map(toQueued);
    await lease(tx, entries);
    return entries;
  };

  return {
    deliverDue: async (channel, now, limit, deliver) => {
      // Usually nothing is due: check without a transaction.
      const due = await read((tx) => tx.rows(selectDueSql, channel, now, maxWaitMs, 1));
      if (due.length === 0) return 0;
      // On a full disk this fails, so nothing is sent whose outcome could not be recorded.
      const entries = await write((tx) => claim(tx, channel, now, limit));
      if (entries.length === 0) return 0;
      // A failed renewal is tried again at the next interval.
      const renew = () => void write((tx) => lease(tx, entries)).catch(() => undefined);
      const renewing = setInterval(renew, leaseMs / 3);
      try {
        const deliveries = await deliver(entries);
        await write(async (tx) => {
          for (const [index, entry] of entries.entries()) {
            const delivery = deliveries[index];
            if (delivery !== undefined) await record(tx, entry, delivery);
          }
        });
      } finally {
        clearInterval(renewing);
      }
      return entries.length;
    },
    nextDueAt: async (channel) => {
      const next = `SELECT due_at AS at FROM outbox WHERE channel = ?1 AND due_at IS NOT NULL
        ORDER BY due_at LIMIT 1`;
      return (await read((tx) => tx.rows<{ at: number }>(next, channel)))[0]?.at;
    },
  };
};

/** Records the outcome of a delivery. */
async function record(tx: Transaction, entry: Queued, delivery: Delivery) {
  const { outcome } = delivery;
  const { dueAt, parkedAt } = timesAfter(entry, delivery);
  const isFailedAttempt = outcome !== 'sent' && outcome !== 'postponed';
  const isUnconfirmed = outcome === 'unconfirmed' || outcome === 'rejected';
  await tx.rows(
    `UPDATE outbox SET leased_until = NULL, due_at = ?1, parked_at = ?2, attempts = attempts + ?3,
      unconfirmed = unconfirmed + ?4 WHERE id = ?5`,
    dueAt ?? null,
    parkedAt ?? null,
    isFailedAttempt ? 1 : 0,
    isUnconfirmed ? 1 : 0,
    entry.id,
  );
  // The next digest reports it once more, because it was given up.
  if (outcome === 'parked' && dueAt === undefined)
    await tx.rows('UPDATE outbox SET digest_id = NULL WHERE id = ?1', entry.id);
}

/** @returns when an entry is due again, if it is, and since when it is parked, if it is */
function timesAfter(entry: Queued, delivery: Delivery): { dueAt?: number; parkedAt?: number } {
  if (delivery.outcome === 'sent') return {};
  const parkedAt = delivery.outcome === 'parked' ? delivery.at : entry.parkedAt;
  return { dueAt: delivery.retryAt, parkedAt };
}
