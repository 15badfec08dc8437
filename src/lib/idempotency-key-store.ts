import { clearDraft, saveDraft, readDraft } from './draft';
import { minFillTime } from './min-fill-time';
import type { IdempotencyKeyStore } from './use-submission';

/**
 * Keeps a form's last try in this tab, beside its draft: when the answer was lost and the page loaded again, the
 * same content goes out under the same key, and the embedded API knows it.
 * @param storageKey of the form's draft
 */
export const idempotencyKeyStore = (storageKey: string): IdempotencyKeyStore => {
  const place = `${storageKey}-try`;
  return {
    recall: () => {
      const { content, key } = readDraft(place);
      return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
    },
    keep: (last) => saveDraft(place, last),
    forget: () => clearDraft(place),
  };
};

/** @returns what a form counts as already spent on it, in ms: nobody types again what came back by itself. */
export const initialElapsedTimeOf = (isBegun: boolean) => (isBegun ? minFillTime : 0);
