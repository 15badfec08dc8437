import { randomUUID } from 'node:crypto';
import { auditBody, detailedBody, newsletterBody, shortBody } from '../../server/testing/bodies';
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

const newAudit = (name: string) => {
  strangers += 1;
  return auditBody({
    'first-name': name,
    email: `founder-${strangers}@brand-${strangers}.example`,
    linkedin: `linkedin.com/in/founder-${strangers}`,
    contact: `+1 ${2_000_000_000 + strangers}`,
    website: `https://brand-${strangers}.example`,
  });
};

/**
 * @param index chooses one of the four kinds; every sixth is an audit
 * @returns a submission with its own idempotency key
 */
export const newEnquiry = (index = 0): Enquiry => {
  const key = randomUUID();
  const name = nameOf(key);
  if (index % 6 === 5) return { key, path: '/api/audit-report/verify-data', body: newAudit(name) };
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
  const answer = await client
    .post(url + path, body, { 'idempotency-key': key })
    .catch(() => undefined);
  return answer?.status;
};

/** Compares the keys that were answered with the rows that are stored. */
export const compare = async (keys: readonly string[], { submissions }: Context) => {
  const kept = (await submissions()).map(
    ({ payload }) => payload['name'] ?? payload['firstName'] ?? payload['first-name'],
  );
  const distinct = new Set(kept);
  return {
    rows: kept.length,
    lost: keys.filter((key) => !distinct.has(nameOf(key))).length,
    doubled: kept.length - distinct.size,
  };
};
