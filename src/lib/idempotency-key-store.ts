import { minFillTime } from './min-fill-time';
import { tabStorage } from './storage';
import type { IdempotencyKeyStore } from './use-submission';

/**
 * Keeps a form's last try in this tab, beside its draft: when the answer was lost and the page loaded again, the
 * same content goes out under the same key, and the embedded API knows it.
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

/** @returns what a form counts as already spent on it, in ms: nobody types again what came back by itself. */
export const initialElapsedTimeOf = (isBegun: boolean) => (isBegun ? minFillTime : 0);
