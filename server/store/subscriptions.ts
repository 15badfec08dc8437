import { enqueue } from './outbox-entries';
import type { Transaction } from './transaction';

/** @returns whether a sign-up was confirmed, or left later; `unknown` if there is none */
export async function subscriptionState(tx: Transaction, reference: string) {
  const find = `SELECT confirmed_at AS "confirmedAt", left_at AS "leftAt" FROM submissions
    WHERE reference = ?1 AND kind = 'newsletter'`;
  const [row] = await tx.rows<{ confirmedAt?: number; leftAt?: number }>(find, reference);
  if (row === undefined) return 'unknown';
  if (row.leftAt !== undefined) return 'left';
  return row.confirmedAt === undefined ? 'unconfirmed' : 'confirmed';
}

/** Confirms a subscription once, and queues the agency's notification. @returns the state before */
export async function confirmSubscription(tx: Transaction, reference: string, now: number) {
  const state = await subscriptionState(tx, reference);
  if (state !== 'unconfirmed') return state;
  const confirm = `UPDATE submissions SET confirmed_at = ?1
    WHERE reference = ?2 AND confirmed_at IS NULL AND left_at IS NULL RETURNING id`;
  const [row] = await tx.rows<{ id: number }>(confirm, now, reference);
  // Another request was faster, so the state is a new one.
  if (row === undefined) return await subscriptionState(tx, reference);
  await enqueue(tx, row.id, 'notification', now);
  return 'unconfirmed';
}

/** Ends all subscriptions of the mailbox of a sign-up. @returns whether that exists */
export async function endSubscription(tx: Transaction, reference: string, now: number) {
  if ((await subscriptionState(tx, reference)) === 'unknown') return false;
  const leave = `UPDATE submissions SET left_at = ?1
    WHERE kind = 'newsletter' AND left_at IS NULL AND (reference = ?2 OR mailbox =
      (SELECT s.mailbox FROM submissions s WHERE s.reference = ?2)) RETURNING id`;
  await tx.rows(leave, now, reference);
  return true;
}
