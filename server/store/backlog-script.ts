import { numberOf, numberOrNone } from './rows';
import { query, type Script } from './script';
import type { Channel } from './store';

interface ChannelBacklog {
  name: Channel;
  /** Entries that wait to be sent, and when the oldest was queued (milliseconds since 1970). */
  waiting: number;
  oldestAt?: number;
  parked: number;
}

const channels: readonly Channel[] = ['mail', 'webhook'];

/** @returns the waiting and parked entries of each channel */
export function* backlogByChannel(): Script<ChannelBacklog[]> {
  const backlogs: ChannelBacklog[] = [];
  for (const name of channels) {
    const waitingSql = `SELECT count(*) AS waiting, min(queued_at) AS oldest FROM outbox
      WHERE channel = ?1 AND due_at IS NOT NULL`;
    const [row = {}] = yield* query(waitingSql, name);
    const parkedSql = `SELECT count(*) AS parked FROM outbox
      WHERE channel = ?1 AND parked_at IS NOT NULL`;
    const [parkedRow = {}] = yield* query(parkedSql, name);
    backlogs.push({
      name,
      waiting: numberOf(row, 'waiting'),
      oldestAt: numberOrNone(row, 'oldest'),
      parked: numberOf(parkedRow, 'parked'),
    });
  }
  return backlogs;
}
