import type { Delivery, Queued } from './store';

/**
 * SQL condition: the entry of channel ?1 is due at ?2. It is also due if the clock was ahead when its times were set: it
 * was queued after now and never attempted, or is due more than a day (?3 ms) ahead, longer than any entry waits.
 */
export const isDueSql = `o.channel = ?1 AND o.due_at IS NOT NULL AND
  (o.due_at <= ?2 OR o.due_at > ?2 + ?3 OR (o.queued_at > ?2 AND o.attempts = 0))`;
export const maxWaitMs = 86_400_000;

/**
 * @returns the changes to an outbox row: when it is due again (null: sent or parked), when it was parked, and what to add
 *   to its attempts and to its unconfirmed ones, of which a copy may have arrived
 */
export const toOutboxUpdate = (delivery: Delivery) => ({
  dueAt: 'retryAt' in delivery ? delivery.retryAt : null,
  parkedAt: delivery.outcome === 'parked' ? delivery.at : null,
  failures: delivery.outcome === 'sent' || delivery.outcome === 'postponed' ? 0 : 1,
  unconfirmed: delivery.outcome === 'unconfirmed' ? 1 : 0,
});

/** A claim is a lease: `leased_until` is when it expires. It lasts this long, in ms, unless it is renewed. */
export const leaseMs = 60_000;

/**
 * SQL expressions for claims. They use the database's clock, because clocks of processes may differ.
 *
 * @param clock SQL expression for milliseconds since 1970
 */
export const leaseSql = (clock: string) => ({
  // A lease that ends later than possible was taken while the clock was ahead.
  isFree: `(o.leased_until IS NULL OR o.leased_until < ${clock} OR o.leased_until > ${clock} + ${leaseMs})`,
  end: `${clock} + ${leaseMs}`,
});

interface Claims {
  claim: () => Promise<readonly Queued[]>;
  renew: (ids: readonly string[]) => Promise<unknown>;
  record: (waiting: readonly Queued[], deliveries: readonly Delivery[]) => Promise<unknown>;
}

/** Claims entries, delivers them, and renews the claim meanwhile. @returns the number of entries */
export const deliverClaimed = async (
  { claim, renew, record }: Claims,
  deliver: (waiting: readonly Queued[]) => Promise<readonly Delivery[]>,
): Promise<number> => {
  const waiting = await claim();
  if (waiting.length === 0) return 0;
  const ids = waiting.map(({ id }) => id);
  // A failed renewal is tried again at the next interval.
  const renewing = setInterval(() => void renew(ids).catch(() => undefined), leaseMs / 3);
  try {
    await record(waiting, await deliver(waiting));
  } finally {
    clearInterval(renewing);
  }
  return waiting.length;
};

const unconfirmedDelayMs = 23 * 3_600_000;

/** SQL expression: when a parked entry is due again: now (?1), or 23 hours after it was parked if a copy may have arrived. */
export const unparkedAtSql = `CASE WHEN unconfirmed = 0 THEN ?1 ELSE parked_at + ${unconfirmedDelayMs} END`;
