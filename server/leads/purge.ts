import { processInPages } from '../store/process-in-pages';
import type { Place } from '../store/purge';
import type { Store } from '../store/store';

/** Why a purge needs confirmation (docs/rules.md#retention). */
export type PurgeStopReason = 'clock' | 'third';

/** @returns the number of rows in the pages, at most `max` */
const count = async (
  pageAfter: (place: Place, limit: number) => Promise<Place[]>,
  max: number,
): Promise<number> => {
  let place: Place = { at: -1, id: 0 };
  let left = max;
  return processInPages(async (limit) => {
    const page = await pageAfter(place, Math.min(limit, left));
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
  if (!(await store.isClockPlausible(now))) return 'clock';
  const gone = await count((...page) => store.purgedAfter(page[0], before, page[1]), Infinity);
  const all = gone === 0 ? 0 : await count(store.submissionsAfter, 3 * gone);
  return 3 * gone > all ? 'third' : undefined;
};
