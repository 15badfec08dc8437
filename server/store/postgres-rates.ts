import { createHmac } from 'node:crypto';
import type { PostgresConnection } from './postgres-connection';
import { type PostCount, type RateCounter, rateWindow } from './rate-counter';
import { StoreError } from './transaction';

const count = `INSERT INTO rate_windows VALUES (?1, 1, ?3)
  ON CONFLICT (address) DO UPDATE SET
    posts = CASE WHEN rate_windows.ends_at > ?2 AND rate_windows.ends_at <= ?3
      THEN rate_windows.posts + 1 ELSE 1 END,
    ends_at = CASE WHEN rate_windows.ends_at > ?2 AND rate_windows.ends_at <= ?3
      THEN rate_windows.ends_at ELSE ?3 END
  RETURNING posts, ends_at AS "endsAt"`;

/** Number of posts after which a process deletes windows that have ended. */
const clearEvery = 200;

/**
 * Creates a rate counter in the database, which all processes share.
 *
 * @param secret HMAC key of the addresses, which are not stored themselves
 */
export const createPostgresRateCounter = (
  { outside }: PostgresConnection,
  secret: Buffer,
): RateCounter => {
  let sinceCleared = 0;
  return {
    count: async (address, now, window = rateWindow) => {
      const hash = createHmac('sha256', secret).update(`address:${address}`).digest('hex');
      const [row] = await outside.rows<PostCount>(count, hash, now, now + window);
      if (row === undefined) throw new StoreError('NO_ROW');
      sinceCleared += 1;
      if (sinceCleared >= clearEvery) {
        sinceCleared = 0;
        await outside.rows('DELETE FROM rate_windows WHERE ends_at <= ?1', now);
      }
      return row;
    },
  };
};
