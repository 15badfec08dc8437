import { randomUUID } from 'node:crypto';
import type { StoredSubmission } from '../../server/store/store';
import { detailedBody, newsletterBody, shortBody } from '../../server/testing/bodies';

interface Enquiry {
  /** The idempotency key. The name in `body` derives from it and identifies the stored row. */
  key: string;
  path: string;
  body: object;
}

/** @returns a unique name for the key, in letters and hyphens: an enquiry whose name has digits is quarantined */
export const nameOf = (key: string) =>
  key.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** @returns enquiries of three kinds in turn, each with its own idempotency key */
export const newEnquiries = (count: number): Enquiry[] =>
  Array.from({ length: count }, (_, index) => {
    const key = randomUUID();
    if (index % 3 === 0)
      return { key, path: '/api/get-in-touch', body: shortBody({ name: nameOf(key) }) };
    return index % 3 === 1
      ? { key, path: '/api/contact-us', body: detailedBody({ name: nameOf(key) }) }
      : {
          key,
          path: '/api/newsletter',
          body: newsletterBody({ firstName: nameOf(key), email: `${key}@post.example` }),
        };
  });

/** Compares the keys sent with the rows stored. */
export const compare = (sent: readonly string[], rows: readonly StoredSubmission[]) => {
  const kept = rows.map(({ payload }) => payload.name ?? payload.firstName);
  const distinct = new Set(kept);
  return {
    lost: sent.filter((key) => !distinct.has(nameOf(key))).length,
    doubled: kept.length - distinct.size,
  };
};
