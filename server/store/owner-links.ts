import { enqueue } from './outbox-entries';
import type { OwnerMailKind } from './outbox-records';
import type { Transaction } from './transaction';

/** How long a used link is remembered after it has expired. */
const rememberedMs = 30 * 86_400_000;

/** @returns whether a link in a mail to the owner was used */
export async function isLinkUsed(tx: Transaction, id: string) {
  return (await tx.rows('SELECT 1 FROM used_links WHERE id = ?1', id)).length > 0;
}

/** Marks a link as used. @returns false if it was used before */
export async function spendLink(tx: Transaction, id: string, expiresAt: number, now: number) {
  await tx.rows('DELETE FROM used_links WHERE expires_at < ?1', now - rememberedMs);
  const use = `INSERT INTO used_links (id, expires_at) VALUES (?1, ?2)
    ON CONFLICT DO NOTHING RETURNING id`;
  return (await tx.rows(use, id, expiresAt)).length > 0;
}

/** Uses a link, and queues the mail that it asks for. @returns false if it was used before */
export async function queueByLink(
  tx: Transaction,
  { id, expiresAt }: { id: string; expiresAt: number },
  kind: OwnerMailKind,
  now: number,
) {
  if (!(await spendLink(tx, id, expiresAt, now))) return false;
  await enqueue(tx, null, kind, now);
  return true;
}
