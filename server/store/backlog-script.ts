import { numberOf, numberOrNone } from './rows';
import { query, type Script } from './script';
import type { Channel } from './store';

interface ChannelState {
  name: Channel;
  /** How many wait to leave, and since when the oldest does (milliseconds since 1970). */
  waiting: number;
  oldestAt?: number;
  parked: number;
}

const channels: readonly Channel[] = ['mail', 'webhook'];

/** @returns how much waits on each way out of the outbox */
export function* backlogByChannel(): Script<ChannelState[]> {
  const states: ChannelState[] = [];
  for (const name of channels) {
    const due = `SELECT count(*) AS waiting, min(queued_at) AS oldest FROM outbox
      WHERE channel = ?1 AND due_at IS NOT NULL`;
    const [row = {}] = yield* query(due, name);
    const set = `SELECT count(*) AS parked FROM outbox
      WHERE channel = ?1 AND parked_at IS NOT NULL`;
    const [aside = {}] = yield* query(set, name);
    states.push({
      name,
      waiting: numberOf(row, 'waiting'),
      oldestAt: numberOrNone(row, 'oldest'),
      parked: numberOf(aside, 'parked'),
    });
  }
  return states;
}
