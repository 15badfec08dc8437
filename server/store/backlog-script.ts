import { query, type Script } from './script';
import type { Channel } from './store';

export interface Backlog {
  name: Channel;
  /** Entries that wait to be sent, and when the oldest was queued (milliseconds since 1970). */
  waiting: number;
  oldestAt?: number;
  parked: number;
}

/** @returns the waiting and parked entries of each channel */
export const backlogByChannel = (): Script<Backlog[]> =>
  query<Backlog>(`SELECT name,
      (SELECT count(*) FROM outbox WHERE channel = name AND due_at IS NOT NULL) AS waiting,
      (SELECT min(queued_at) FROM outbox WHERE channel = name AND due_at IS NOT NULL) AS "oldestAt",
      (SELECT count(*) FROM outbox WHERE channel = name AND parked_at IS NOT NULL) AS parked
    FROM (SELECT 'mail' AS name UNION ALL SELECT 'webhook') AS channels`);
