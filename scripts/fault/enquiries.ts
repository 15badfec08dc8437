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

/**
 * @param index chooses one of three kinds
 * @returns an enquiry with its own idempotency key
 */
export const newEnquiry = (index = 0): Enquiry => {
  const key = randomUUID();
  const name = nameOf(key);
  if (index % 3 === 0) return { key, path: '/api/get-in-touch', body: shortBody({ name }) };
  if (index % 3 === 1) return { key, path: '/api/contact-us', body: detailedBody({ name }) };
  const body = newsletterBody({ firstName: name, email: `${key}@post.example` });
  return { key, path: '/api/newsletter', body };
};

export const newEnquiries = (count: number): Enquiry[] =>
  Array.from({ length: count }, (_, index) => newEnquiry(index));

/** Compares the keys sent with the rows stored. */
export const compare = (sent: readonly string[], rows: readonly StoredSubmission[]) => {
  const kept = rows.map(({ payload }) => payload.name ?? payload.firstName);
  const distinct = new Set(kept);
  return {
    lost: sent.filter((key) => !distinct.has(nameOf(key))).length,
    doubled: kept.length - distinct.size,
  };
};
