import type { Channel, Delivery, Queued } from './records';
import { queuedColumns, type QueuedRow, toQueued } from './outbox-entries';
import type { Driver, Transaction } from './transaction';

/**
 * SQL condition: the entry of channel ?1 is due at ?2. It is also due if the clock was ahead when its
 * times were set: it was queued after now and never attempted, or is due more than 25 hours (?3 ms)
 * ahead, longer than any entry waits.
 */
const isDueSql = `o.channel = ?1 AND o.due_at IS NOT NULL AND
  (o.due_at <= ?2 OR o.due_at > ?2 + ?3 OR (o.queued_at > ?2 AND o.attempts = 0))`;
const maxWaitMs = 25 * 3_600_000;

/** A claim is a lease, which ends at `leased_until`: after so many ms, unless it is renewed. */
export const leaseMs = 60_000;

/** A refused mail is parked after about a day of attempts. */
export const maxAttempts = 30;

const minuteMs = 60_000;
/**
 * Delays after a mail was handed over whole: at most three copies a day. One more failure parks it
 * (docs/rules.md#mails).
 */
export const retryDelaysAfterData = {
  rejected: [15 * minuteMs, 4 * 60 * minuteMs],
  unconfirmed: [15 * minuteMs, 4 * 60 * minuteMs, 23 * 60 * minuteMs, 23 * 60 * minuteMs],
} as const;

/** Attempts that were not confirmed before a mail is parked at the next. */
export const maxUnconfirmed = retryDelaysAfterData.unconfirmed.length;

export interface OutboxStore {
  /**
   * Claims at most `limit` entries of a channel that are due at `now`, passes them to `deliver`, and
   * records the outcome of each. No transaction is open meanwhile, and no other process gets the same
   * entries. What a process that died had claimed is free after a minute.
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
  const { clock, lock } = dialect;
  // A lease that ends later than possible was taken while the clock was ahead.
  const dueSql = `SELECT ${queuedColumns}
    FROM outbox o LEFT JOIN submissions s ON s.id = o.submission_id
    WHERE ${isDueSql} AND (o.leased_until IS NULL OR o.leased_until < ${clock}
      OR o.leased_until > ${clock} + ${leaseMs})
    ORDER BY o.due_at LIMIT ?4`;
  const leaseSql = `UPDATE outbox SET leased_until = ${clock} + ${leaseMs} WHERE id = ?1`;

  const lease = async (tx: Transaction, entries: readonly Queued[]) => {
    for (const { id } of entries) await tx.rows(leaseSql, id);
  };
  const claim = async (tx: Transaction, channel: Channel, now: number, limit: number) => {
    const due = await tx.rows<QueuedRow>(`${dueSql} ${lock}`, channel, now, maxWaitMs, limit);
    const entries = due.map(toQueued);
    await lease(tx, entries);
    return entries;
  };

  return {
    deliverDue: async (channel, now, limit, deliver) => {
      // Usually nothing is due: check without a transaction.
      const due = await read((tx) => tx.rows(dueSql, channel, now, maxWaitMs, 1));
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
          for (const [index, delivery] of deliveries.entries()) {
            const entry = entries[index];
            if (entry !== undefined) await record(tx, entry, delivery);
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

/** Records the outcome of a delivery: when it is due again, since when it is parked, its attempts. */
async function record(tx: Transaction, entry: Queued, delivery: Delivery): Promise<void> {
  const { outcome } = delivery;
  // An entry that was sent or given up has no time.
  const retryAt = 'retryAt' in delivery ? delivery.retryAt : undefined;
  const parkedAt = outcome === 'parked' ? delivery.at : entry.parkedAt;
  const isAttempt = outcome !== 'sent' && outcome !== 'postponed';
  const isUnconfirmed = outcome === 'unconfirmed' || outcome === 'rejected';
  await tx.rows(
    `UPDATE outbox SET leased_until = NULL, due_at = ?1, parked_at = ?2, attempts = attempts + ?3,
      unconfirmed = unconfirmed + ?4 WHERE id = ?5`,
    retryAt ?? null,
    outcome === 'sent' ? null : (parkedAt ?? null),
    isAttempt ? 1 : 0,
    isUnconfirmed ? 1 : 0,
    entry.id,
  );
  // The next digest reports it once more, because it was given up.
  if (outcome === 'parked' && retryAt === undefined)
    await tx.rows('UPDATE outbox SET digest_id = NULL WHERE id = ?1', entry.id);
}
