import type { Delivery, Queued } from './outbox-records';

// When a mail or a call that failed is tried again (docs/rules.md#mails).

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** @returns milliseconds until a refused mail or call is tried again: 10 s, doubled up to an hour */
export const retryDelay = (attempts: number) => Math.min(10_000 * 2 ** attempts, hourMs);

/** A mail that the server refuses is parked after this many attempts: by `retryDelay`, in a day. */
export const maxAttempts = 30;

/** @returns the delay before a refused mail is tried again; undefined after the last attempt */
export const retryDelayAfterRefusal = (attempts: number) =>
  attempts + 1 < maxAttempts ? retryDelay(attempts) : undefined;

/**
 * Delays before a mail is sent again that the server received whole ("after data") and did not
 * accept. Each attempt may leave a copy with the recipient, so the delays allow three a day at
 * most. The next failure after the last delay parks the mail.
 */
export const retryDelaysAfterData = {
  /** The server refused the mail for good. */
  rejected: [15 * minuteMs, 4 * hourMs],
  /** The server did not answer, or put the mail off; it may have taken it. */
  unconfirmed: [15 * minuteMs, 4 * hourMs, 23 * hourMs, 23 * hourMs],
} as const;

/** After this many unconfirmed attempts, the next one that fails parks the mail. */
export const maxUnconfirmed = retryDelaysAfterData.unconfirmed.length;

/** A parked mail or call is tried once a day for so long. */
const parkedMs = 14 * dayMs;

/** @returns the outcome of one that was refused too often; without `retryAt` it is given up */
export const park = ({ parkedAt }: Queued, now: number) => {
  const at = parkedAt ?? now;
  const retryAt = now < at + parkedMs ? now + dayMs : undefined;
  return { outcome: 'parked', at, retryAt } as const satisfies Delivery;
};
