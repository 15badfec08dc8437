import { minFillTime } from './min-fill-time';
import { tabStorage } from './storage';
import type { IdempotencyKeyStore } from './use-submission';

/**
 * Keeps a form's last try in this tab. If the response is lost and the page reloads, the same content is sent with
 * the same key, and the embedded API recognises it.
 * @param storageKey of the form's draft
 */
export const idempotencyKeyStore = (storageKey: string): IdempotencyKeyStore => {
  const tryKey = `${storageKey}-try`;
  return {
    recall: () => {
      const { content, key } = tabStorage.readFields(tryKey);
      return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
    },
    keep: (last) => tabStorage.write(tryKey, last),
    forget: () => tabStorage.remove(tryKey),
  };
};

/** @returns the time that counts as spent on a form before it rendered, in ms: a restored draft needs no typing */
export const initialElapsedTimeOf = (isBegun: boolean) => (isBegun ? minFillTime : 0);
