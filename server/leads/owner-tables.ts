import type { ownerMailWords } from '@/content/desk';
import type { StoredSubmission } from '../store/records';
import type { Store } from '../store/store';

/** Tables that the owner can have mailed. */
export type TableKind = keyof typeof ownerMailWords.export;

const pageSize = 200;

/**
 * Reads the submissions of a table, newest first; subscribers by mailbox.
 *
 * @param now milliseconds since 1970
 */
export const submissionsOfTable = (
  store: Store,
  kind: TableKind,
  now: number,
): AsyncIterable<StoredSubmission> => {
  const startOfMonth = firstOfMonth(now, 0);
  switch (kind) {
    case 'month':
      return cleanBetween(store, startOfMonth, now + 1);
    case 'last-month':
      return cleanBetween(store, firstOfMonth(now, 1), startOfMonth);
    case 'subscribers':
      return readByPage(store, { mailbox: '', id: 0 }, (last) =>
        store.subscribersAfter(last, pageSize),
      );
    case 'held':
      return readByPage(store, { id: Number.MAX_SAFE_INTEGER }, (last) =>
        store.quarantinedBetween(0, last.id, pageSize),
      );
  }
};

/** @returns clean submissions received since one time and before another, newest first */
const cleanBetween = (store: Store, since: number, before: number) =>
  readByPage(store, { at: before, id: 0 }, (last) => store.cleanBefore(last, since, pageSize));

/**
 * Yields submissions page by page, because a table may hold more than memory.
 *
 * @param start a key before the first one in the order of reading
 * @param keysAfter reads the next keys after the last one of the page before
 */
async function* readByPage<Key extends { id: number }>(
  store: Store,
  start: Key,
  keysAfter: (last: Key) => Promise<Key[]>,
) {
  let keys = await keysAfter(start);
  for (let last = keys.at(-1); last !== undefined; last = keys.at(-1)) {
    for (const { id } of keys) {
      const submission = await store.findSubmissionById(id);
      // It may have been erased meanwhile.
      if (submission !== undefined) yield submission;
    }
    keys = await keysAfter(last);
  }
}

/** @returns the first of a month by the machine's clock, in milliseconds since 1970 */
const firstOfMonth = (time: number, monthsBefore: number) => {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth() - monthsBefore).getTime();
};
