import { isClockPlausible } from '../store/metadata-script';
import { processInPages } from '../store/process-in-pages';
import { isPurgedSql } from '../store/rows';
import { query, type Script } from '../store/script';
import type { Store } from '../store/store';

/** Why a purge needs confirmation (docs/rules.md#retention). */
export type PurgeStopReason = 'clock' | 'third';

/** A row's place in the order of time. */
interface Place {
  at: number;
  id: number;
}

/** @returns a page of the matching rows after a place; any number of rows may share a time */
export function* rowsAfter({ at, id }: Place, condition: string, limit: number): Script<Place[]> {
  const select = 'SELECT id, received_at AS at FROM submissions WHERE';
  const sameTime = `${select} received_at = ?1 AND id > ?2 AND ${condition} ORDER BY id LIMIT ?3`;
  const later = `${select} received_at > ?1 AND ${condition} ORDER BY received_at, id LIMIT ?2`;
  const rows = yield* query<Place>(sameTime, at, id, limit);
  if (rows.length === limit) return rows;
  return [...rows, ...(yield* query<Place>(later, at, limit - rows.length))];
}

/** @returns the number of matching rows, at most `max` */
const count = async (store: Store, condition: string, max: number): Promise<number> => {
  let place: Place = { at: -1, id: 0 };
  let left = max;
  return processInPages(async (limit) => {
    const page = await store.read(() => rowsAfter(place, condition, Math.min(limit, left)));
    place = page.at(-1) ?? place;
    left -= page.length;
    return page.length;
  });
};

/**
 * @param before time in milliseconds since 1970; the purge would remove everything received before it
 * @returns why the purge needs the owner's confirmation, or undefined
 */
export const purgeStopReason = async (
  store: Store,
  before: number,
  now: number,
): Promise<PurgeStopReason | undefined> => {
  if (!(await store.read(() => isClockPlausible(now)))) return 'clock';
  const gone = await count(store, isPurgedSql.replaceAll('?1', String(before)), Infinity);
  const all = gone === 0 ? 0 : await count(store, 'TRUE', 3 * gone);
  return 3 * gone > all ? 'third' : undefined;
};
