import type { Delivery, Queued } from './store';

/**
 * Which of the outbox is due at ?2 on channel ?1. What was queued or put off while the clock was ahead is due at
 * once: nothing waits for longer than a day (?3 milliseconds).
 */
export const isDueSql = `o.channel = ?1 AND o.due_at IS NOT NULL AND
  (o.due_at <= ?2 OR o.due_at > ?2 + ?3 OR (o.queued_at > ?2 AND o.attempts = 0))`;
export const longestWaitMs = 86_400_000;

/** @returns what the outbox keeps of a delivery: when it is due again, when it was parked, and failures to add */
export const toOutboxUpdate = (delivery: Delivery) => ({
  dueAt: 'retryAt' in delivery ? delivery.retryAt : null,
  parkedAt: delivery.outcome === 'parked' ? delivery.at : null,
  failures: delivery.outcome === 'sent' || delivery.outcome === 'postponed' ? 0 : 1,
  unconfirmed: delivery.outcome === 'unconfirmed' ? 1 : 0,
});

/** A claim that is not renewed for so long is nobody's any more, in milliseconds. */
export const leaseMs = 60_000;

/**
 * By the clock of the database, since that of a process may be another.
 *
 * @param clock an expression for milliseconds since 1970
 */
export const leaseSql = (clock: string) => ({
  isFree: `(o.leased_until IS NULL OR o.leased_until < ${clock} OR o.leased_until > ${clock} + ${leaseMs})`,
  end: `${clock} + ${leaseMs}`,
});

interface Claims {
  claim: () => Promise<readonly Queued[]>;
  renew: (ids: readonly string[]) => Promise<unknown>;
  record: (waiting: readonly Queued[], deliveries: readonly Delivery[]) => Promise<unknown>;
}

/** Delivers what was claimed, and keeps the claim as long as that takes. @returns how many there were */
export const deliverClaimed = async (
  { claim, renew, record }: Claims,
  deliver: (waiting: readonly Queued[]) => Promise<readonly Delivery[]>,
): Promise<number> => {
  const waiting = await claim();
  if (waiting.length === 0) return 0;
  const ids = waiting.map(({ id }) => id);
  // A database that is away for a moment is asked again at the next turn.
  const renewing = setInterval(() => void renew(ids).catch(() => undefined), leaseMs / 3);
  try {
    await record(waiting, await deliver(waiting));
  } finally {
    clearInterval(renewing);
  }
  return waiting.length;
};

const copyRestMs = 23 * 3_600_000;

/** When what was parked is due again: now (?1), or once the day is over where a copy of it may be out. */
export const unparkedAtSql = `CASE WHEN unconfirmed = 0 THEN ?1 ELSE parked_at + ${copyRestMs} END`;
