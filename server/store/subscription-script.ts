import { enqueue } from './lead-script';
import { query, type Script } from './script';

type SubscriptionState = 'unconfirmed' | 'confirmed' | 'left' | 'unknown';

export function* subscriptionState(reference: string): Script<SubscriptionState> {
  const find = `SELECT confirmed_at AS confirmed, left_at AS ended FROM submissions
    WHERE reference = ?1 AND kind = 'newsletter'`;
  const [row] = yield* query<{ confirmed?: number; ended?: number }>(find, reference);
  if (row === undefined) return 'unknown';
  if (row.ended !== undefined) return 'left';
  return row.confirmed === undefined ? 'unconfirmed' : 'confirmed';
}

/** Confirms a subscription once, and queues the agency's notification. @returns the state before */
export function* confirmSubscription(reference: string, now: number): Script<SubscriptionState> {
  const state = yield* subscriptionState(reference);
  if (state !== 'unconfirmed') return state;
  const confirm = `UPDATE submissions SET confirmed_at = ?1
    WHERE reference = ?2 AND confirmed_at IS NULL AND left_at IS NULL RETURNING id`;
  const [row] = yield* query<{ id: number }>(confirm, now, reference);
  if (row === undefined) return 'confirmed';
  yield* enqueue(row.id, 'notification', now);
  return 'unconfirmed';
}

/** Ends all subscriptions of the mailbox behind a reference. @returns whether the reference exists */
export function* endSubscription(reference: string, now: number): Script<boolean> {
  if ((yield* subscriptionState(reference)) === 'unknown') return false;
  const leave = `UPDATE submissions SET left_at = ?1
    WHERE kind = 'newsletter' AND left_at IS NULL AND (reference = ?2 OR mailbox =
      (SELECT s.mailbox FROM submissions s WHERE s.reference = ?2)) RETURNING id`;
  yield* query(leave, now, reference);
  return true;
}
