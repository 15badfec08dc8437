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
  /** Takes what was sent out of the stored object (docs/rules.md#drafts). */
  const forgetSent = (key: string, sent: object) => {
    const unsent = unsentFields(readFields(key), sent);
    if (Object.keys(unsent).length === 0) remove(key);
    else write(key, unsent);
  };
  return { read, readFields, write, remove, forgetSent };
};

/** Lasts as long as the tab. */
export const tabStorage = jsonStorage(() => sessionStorage);

/** Lasts until it is removed, in every tab of the site. */
export const deviceStorage = jsonStorage(() => localStorage);

/** In `deviceStorage`: whether the visitor has paused motion. */
export const motionPausedKey = 'motion-paused';

/** In `tabStorage`: what was typed into the form with this draft before its hydration. */
export const preHydrationKeyOf = (draftKey: string) => `${draftKey}-early`;

/** @returns the fields that are filled and not as they were sent: what was typed since */
export const unsentFields = <Values extends object>(values: Values, sent: object) => {
  const known = toRecord(sent);
  const isSent = (name: string, value: unknown) =>
    value === '' || JSON.stringify(value) === JSON.stringify(known[name]);
  const unsent: Partial<Values> = { ...values };
  for (const name in unsent) if (isSent(name, unsent[name])) delete unsent[name];
  return unsent;
};
