import { enqueue } from './lead-script';
import { numberOf, textOf } from './rows';
import { query, type Script } from './script';

/** An address gets at most one confirmation mail in this time. */
const askAgainMs = 86_400_000;

/**
 * @param email the statement's parameter of the address
 * @param now the statement's parameter of the time
 * @returns SQL that finds a row if the address was asked within a day or is subscribed, and gets no confirmation mail
 */
export const recentSignUpSql = (email: string, now: string) => `SELECT 1 FROM submissions
  WHERE email = ${email} AND kind = 'newsletter' AND quarantine IS NULL AND left_at IS NULL
    AND (confirmed_at IS NOT NULL OR received_at > ${now} - ${askAgainMs})`;

type SubscriptionState = 'unconfirmed' | 'confirmed' | 'left' | 'unknown';

export function* subscriptionState(reference: string): Script<SubscriptionState> {
  const find = `SELECT confirmed_at, left_at FROM submissions
    WHERE reference = ?1 AND kind = 'newsletter'`;
  const [row] = yield* query(find, reference);
  if (row === undefined) return 'unknown';
  if (row.left_at !== null) return 'left';
  return row.confirmed_at === null ? 'unconfirmed' : 'confirmed';
}

/** Confirms a subscription once, and queues the agency's notification. @returns the state before */
export function* confirmSubscription(reference: string, now: number): Script<SubscriptionState> {
  const state = yield* subscriptionState(reference);
  if (state !== 'unconfirmed') return state;
  const confirm = `UPDATE submissions SET confirmed_at = ?1
    WHERE reference = ?2 AND confirmed_at IS NULL AND left_at IS NULL RETURNING id`;
  const [row] = yield* query(confirm, now, reference);
  if (row === undefined) return 'confirmed';
  yield* enqueue(numberOf(row, 'id'), 'notification', now);
  return 'unconfirmed';
}

/** Ends all subscriptions of the address behind a reference. @returns whether the reference exists */
export function* endSubscription(reference: string, now: number): Script<boolean> {
  const find = `SELECT email FROM submissions WHERE reference = ?1 AND kind = 'newsletter'`;
  const [row] = yield* query(find, reference);
  if (row === undefined) return false;
  const leave = `UPDATE submissions SET left_at = ?1
    WHERE email = ?2 AND kind = 'newsletter' AND left_at IS NULL RETURNING id`;
  yield* query(leave, now, textOf(row, 'email'));
  return true;
}
