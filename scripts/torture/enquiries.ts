import { randomUUID } from 'node:crypto';
import type { StoredSubmission } from '../../server/store/store';
import { detailedBody, newsletterBody, shortBody } from '../../server/testing/bodies';

export interface Enquiry {
  /** Its idempotency key, which is also the name in it: rows are told apart by that. */
  key: string;
  path: string;
  body: object;
}

/** @returns enquiries of three kinds in turn, each with a key of its own */
export const newEnquiries = (count: number): Enquiry[] =>
  Array.from({ length: count }, (_, index) => {
    const key = randomUUID();
    if (index % 3 === 0) return { key, path: '/api/get-in-touch', body: shortBody({ name: key }) };
    return index % 3 === 1
      ? { key, path: '/api/contact-us', body: detailedBody({ name: key }) }
      : {
          key,
          path: '/api/newsletter',
          body: newsletterBody({ firstName: key, email: `${key}@post.example` }),
        };
  });

/** Compares what was sent with what is kept. */
export const compare = (sent: readonly string[], rows: readonly StoredSubmission[]) => {
  const kept = rows.map(({ payload }) => payload.name ?? payload.firstName);
  const distinct = new Set(kept);
  return {
    lost: sent.filter((key) => !distinct.has(key)).length,
    doubled: kept.length - distinct.size,
  };
};
