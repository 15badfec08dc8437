import { useRef } from 'react';
import { tabStorage } from '@/lib/storage';

/**
 * One idempotency key per content, so that a retry after a lost response is not stored twice, even
 * after a reload. After a success `forgetKey` makes the same content another submission.
 * @param draftKey where the form keeps its draft; the key is kept in this tab beside it
 */
export function useIdempotencyKey(draftKey: string) {
  const storageKey = `${draftKey}-try`;
  /** The content last sent, as JSON, and its key; kept here too, as storage may be forbidden. */
  const lastTry = useRef<Record<string, unknown>>(undefined);

  const keyFor = (content: object): string => {
    const serialised = JSON.stringify(content);
    const before = lastTry.current ?? tabStorage.readFields(storageKey);
    const isRetry = before['content'] === serialised;
    if (isRetry && typeof before['key'] === 'string') return before['key'];
    const key = randomUuid();
    lastTry.current = { content: serialised, key };
    tabStorage.write(storageKey, lastTry.current);
    return key;
  };

  const forgetKey = () => {
    lastTry.current = undefined;
    tabStorage.remove(storageKey);
  };

  return { keyFor, forgetKey };
}

/** @returns a random UUID, also on plain http, where `crypto.randomUUID` is missing */
function randomUuid() {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // The 4 is the version, random, and the 8 the variant (RFC 9562, section 5.4).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
