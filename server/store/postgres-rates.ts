import { createHmac } from 'node:crypto';
import type { PostgresConnection } from './postgres-connection';
import { type PostCount, type RateCounter, rateWindow } from './rate-counter';
import { StoreError } from './store-error';

/**
 * SQL condition: the window of a key is open at ?2. If the clock was set back, it ends further away
 * (?3) than a new one would: it counts as closed.
 */
const isOpen = 'rate_windows.ends_at > ?2 AND rate_windows.ends_at <= ?3';

/** SQL: adds a post to the open window of the key ?1, or opens a window from ?2 to ?3. */
const countPost = `INSERT INTO rate_windows VALUES (?1, 1, ?3)
  ON CONFLICT (address) DO UPDATE SET
    posts = CASE WHEN ${isOpen} THEN rate_windows.posts + 1 ELSE 1 END,
    ends_at = CASE WHEN ${isOpen} THEN rate_windows.ends_at ELSE ?3 END
  RETURNING posts, ends_at AS "endsAt"`;

/** Number of posts after which a process deletes windows that have ended. */
const clearEvery = 200;

/**
 * Creates a rate counter in the database, which all processes share.
 *
 * @param secret HMAC key of the keys, such as addresses, which are not stored themselves
 */
export const createPostgresRateCounter = (
  { withoutTransaction: tx }: PostgresConnection,
  secret: Buffer,
): RateCounter => {
  let sinceCleared = 0;
  return {
    count: async (key, now, windowMs = rateWindow) => {
      const hash = createHmac('sha256', secret).update(`address:${key}`).digest('hex');
      const [row] = await tx.rows<PostCount>(countPost, hash, now, now + windowMs);
      if (row === undefined) throw new StoreError('NO_ROW');
      sinceCleared += 1;
      if (sinceCleared >= clearEvery) {
        sinceCleared = 0;
        await tx.rows('DELETE FROM rate_windows WHERE ends_at <= ?1', now);
      }
      return row;
    },
  };
};
