import { toRecord } from './to-record';

/** JSON in a storage of the browser. If that is forbidden or full, nothing is kept or thrown. */
const jsonStorage = (open: () => Storage) => {
  /** @returns the stored value; null when there is none, or it cannot be read */
  const read = (key: string): unknown => {
    try {
      return JSON.parse(open().getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  /** @returns the stored object; an empty one when there is none, or it cannot be read */
  const readFields = (key: string) => toRecord(read(key));
  const write = (key: string, value: unknown) => {
    try {
      open().setItem(key, JSON.stringify(value));
    } catch {
      // The value is not kept, but the page itself still has it.
    }
  };
  const remove = (key: string) => {
    try {
      open().removeItem(key);
    } catch {
      // Nothing was kept.
    }
  };
  return { read, readFields, write, remove };
};

/** Lasts as long as the tab. */
export const tabStorage = jsonStorage(() => sessionStorage);

/** Lasts until it is removed, in every tab of the site. */
export const deviceStorage = jsonStorage(() => localStorage);

// Keys that inline scripts use too, which must not load the hooks beside which they would belong.

/** In `deviceStorage`: whether the visitor has paused motion. */
export const motionPausedKey = 'motion-paused';

/** In `tabStorage`: what was typed into the form with this draft before its hydration. */
export const preHydrationKeyOf = (draftKey: string) => `${draftKey}-early`;
