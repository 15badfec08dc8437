import { auditFields } from '@/content/audit';
import { detailedFields, shortFields } from '@/content/enquiry';
import { newsletterFields } from '@/content/newsletter';
import { questionIds } from '@/features/brand-audit/answers';
import { submissionHeaders } from '@/lib/submission-headers';
import type { FieldRow, FieldRows, ValuesOf } from '@/lib/fields';

/** By kind, an entry that is valid, and sent as it is. */
const samples: Readonly<Record<FieldRow['kind'], (row: FieldRow) => unknown>> = {
  text: ({ label }) => `A ${label}`,
  brief: ({ label }) => `A ${label}\nof two rows`,
  email: () => 'ann@lee.example',
  'any-email': () => 'ann@lee.example',
  url: () => 'https://lee.example/about',
  phone: () => '+44 20 7946 0018',
  contact: () => '98765 43210, after six',
  count: () => 12,
  choice: ({ choices }) => choices?.at(0)?.value,
  choices: ({ choices }) => choices?.slice(0, 2).map(({ value }) => value),
  country: () => ({ name: 'India', dial_code: '+91', code: 'IN' }),
  tick: () => false,
  fixed: ({ value }) => value,
  moment: () => '2026-11-20T10:00:00.000Z',
};

/** @returns a body of these fields. The overload types it by them; a loop over rows cannot. */
export function sampleOf<Fields extends FieldRows>(fields: Fields): ValuesOf<Fields>;
export function sampleOf(fields: FieldRows) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, row]) =>
      row.sent === false ? [] : [[name, samples[row.kind](row)]],
    ),
  );
}

type Changes = Readonly<Record<string, unknown>>;

/** Bodies as the site's forms send them; each call returns a new object. */
export const shortBody = (changes: Changes = {}) => ({
  ...sampleOf(shortFields),
  name: 'Ann Lee',
  email: 'ann@lee.example',
  organizationName: 'Lee & Daughters',
  projectDescription: 'A film about bread.\nAnd a name.',
  ...changes,
});

export const detailedBody = (changes: Changes = {}) => ({
  ...sampleOf(detailedFields),
  name: 'Ravi Rao',
  email: 'ravi@rao.example',
  organizationName: 'Rao Textiles',
  budget: '3-10lac',
  projectDescription: 'Rebrand',
  serviceVertical: ['rebranding', 'produce-launch-promos'],
  ...changes,
});

export const newsletterBody = (changes: Changes = {}) => ({
  ...sampleOf(newsletterFields),
  firstName: 'Zoë',
  email: 'zoe@post.example',
  ...changes,
});

export const auditBody = (changes: Changes = {}) => ({
  ...Object.fromEntries(questionIds.map((id) => [id, 'b'])),
  ...sampleOf(auditFields),
  'first-name': 'Maya',
  'last-name': 'Okafor',
  email: 'maya@okafor.example',
  linkedin: 'https://www.linkedin.com/in/maya-okafor',
  company: 'Okafor Labs',
  website: 'https://www.okafor.example/about',
  ...changes,
});

/** @returns an audit that shares no identity with that of another number */
export const founderBody = (number: number, changes: Changes = {}) =>
  auditBody({
    email: `p${number}@else.example`,
    linkedin: `linkedin.com/in/p${number}`,
    contact: `+1 ${2_000_000_000 + number}`,
    website: `w${number}.example`,
    ...changes,
  });

/** @returns a stored audit whose answers are these letters */
export const storedAudit = (letters: string, changes: Changes = {}) => ({
  id: 7,
  reference: 'C-7KQ2-M9XB-4HTP',
  kind: 'audit' as const,
  payload: auditBody({
    ...Object.fromEntries(questionIds.map((id, index) => [id, letters[index]])),
    ...changes,
  }),
  receivedAt: Date.UTC(2026, 10, 20, 12),
});

/** By path, the body that each form posts. */
export const bodies = {
  '/get-in-touch': shortBody,
  '/contact-us': detailedBody,
  '/newsletter': newsletterBody,
  '/audit-report/verify-data': auditBody,
} as const;

/** Headers of a post that is quarantined. */
export const spam: Readonly<Record<string, string>> = { [submissionHeaders.honeypot]: 'x' };

/** @returns a post of a body, as browsers send it from the site's own pages */
export const postOf = (body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
