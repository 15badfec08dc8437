import { toRecord } from './to-record';

/** JSON in one of the browser's storages. Storage may be forbidden or full; then nothing is kept and nothing throws. */
const jsonStorage = (open: () => Storage) => {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(open().getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  return {
    /** @returns the stored value; null when there is none, or it cannot be read */
    read,
    /** @returns the stored object; an empty one when there is none, or it cannot be read */
    readFields: (key: string) => toRecord(read(key)),
    write: (key: string, value: unknown) => {
      try {
        open().setItem(key, JSON.stringify(value));
      } catch {
        // Not kept: the page itself still holds the value.
      }
    },
    remove: (key: string) => {
      try {
        open().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
};

/** Lasts as long as the tab. */
export const tabStorage = jsonStorage(() => sessionStorage);

/** Lasts until it is removed, in every tab of the site. */
export const deviceStorage = jsonStorage(() => localStorage);
