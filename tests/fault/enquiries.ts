import { randomUUID } from 'node:crypto';
import { detailedBody, founderBody, newsletterBody, shortBody } from '../../server/testing/bodies';
import type { createClient } from './client';
import type { Context } from './row';

interface Enquiry {
  /** The idempotency key. The name in `body` derives from it and identifies the stored row. */
  key: string;
  path: string;
  body: object;
}

/** In letters and hyphens: an enquiry whose name has digits is quarantined. */
const nameOf = (key: string) =>
  key.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

let strangers = 0;

/**
 * @param index chooses one of the four kinds; every sixth is an audit, of its own founder
 * @returns a submission with its own idempotency key
 */
export const newEnquiry = (index = 0): Enquiry => {
  const key = randomUUID();
  const name = nameOf(key);
  if (index % 6 === 5) {
    strangers += 1;
    const body = founderBody(strangers, { 'first-name': name });
    return { key, path: '/api/audit-report/verify-data', body };
  }
  if (index % 3 === 0) return { key, path: '/api/get-in-touch', body: shortBody({ name }) };
  if (index % 3 === 1) return { key, path: '/api/contact-us', body: detailedBody({ name }) };
  const body = newsletterBody({ firstName: name, email: `${key}@post.example` });
  return { key, path: '/api/newsletter', body };
};

export const newEnquiries = (length: number): Enquiry[] =>
  Array.from({ length }, (_, index) => newEnquiry(index));

/** Posts an enquiry. @returns its status; undefined when the connection broke */
export const send = async (
  client: ReturnType<typeof createClient>,
  url: string,
  { path, body, key }: Enquiry,
) => {
  const answer = client.post(url + path, body, { 'idempotency-key': key });
  return (await answer.catch(() => undefined))?.status;
};

/** Compares the keys that were answered with the rows that are stored. */
export const compare = async (keys: readonly string[], { query, integrity }: Context) => {
  const kept = (await query('SELECT payload FROM submissions')).map(({ payload }) => {
    const body: Readonly<Record<string, unknown>> = JSON.parse(String(payload));
    return body['name'] ?? body['firstName'] ?? body['first-name'];
  });
  const distinct = new Set(kept);
  return {
    lost: keys.filter((key) => !distinct.has(nameOf(key))).length,
    doubled: kept.length - distinct.size,
    rows: kept.length,
    integrity: await integrity(),
  };
};
