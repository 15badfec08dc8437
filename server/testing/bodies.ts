import { questionIds } from '@/features/brand-audit/answers';
import type { ShortEnquiry } from '@/features/enquiry/schema';
import { antiSpamHeaders } from '@/lib/anti-spam-headers';

const createdAt = '2026-11-20T10:00:00.000Z';

/** Bodies as the site's forms send them; each call returns a new object. */
export const shortBody = (changes: Partial<ShortEnquiry> = {}) => ({
  name: 'Ann Lee',
  email: 'ann@lee.example',
  organizationName: 'Lee & Daughters',
  projectDescription: 'A film about bread.\nAnd a name.',
  page: 'services',
  createdAt,
  ...changes,
});

export const detailedBody = (changes: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Ravi Rao',
  email: 'ravi@rao.example',
  country: { name: 'India', dial_code: '+91', code: 'IN' },
  contact: '98765 43210',
  organizationName: 'Rao Textiles',
  projectType: 'one-time',
  budget: '3-10lac',
  projectDescription: 'Rebrand',
  serviceVertical: ['rebranding', 'produce-launch-promos'],
  subscribeToNewsletter: false,
  createdAt,
  ...changes,
});

export const newsletterBody = (changes: Readonly<Record<string, unknown>> = {}) => ({
  firstName: 'Zoë',
  email: 'zoe@post.example',
  createdAt,
  ...changes,
});

export const auditBody = (changes: Readonly<Record<string, unknown>> = {}) => ({
  ...Object.fromEntries(questionIds.map((id) => [id, 'b'])),
  'first-name': 'Maya',
  'last-name': 'Okafor',
  designation: 'Founder',
  email: 'maya@okafor.example',
  linkedin: 'https://www.linkedin.com/in/maya-okafor',
  company: 'Okafor Labs',
  website: 'https://www.okafor.example/about',
  numberOfEmployee: 12,
  industry: 'SaaS',
  contact: '+44 20 7946 0018',
  newsletter: false,
  ...changes,
});

/** @returns an audit that shares no identity with that of another number */
export const founderBody = (number: number, changes: Readonly<Record<string, unknown>> = {}) =>
  auditBody({
    email: `p${number}@else.example`,
    linkedin: `linkedin.com/in/p${number}`,
    contact: `+1 ${2_000_000_000 + number}`,
    website: `w${number}.example`,
    ...changes,
  });

/** @returns a stored audit whose answers are these letters */
export const storedAudit = (letters: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  id: 7,
  reference: 'C-7KQ2-M9XB-4HTP',
  kind: 'audit' as const,
  payload: auditBody({
    ...Object.fromEntries(questionIds.map((id, index) => [id, letters[index]])),
    ...changes,
  }),
  receivedAt: Date.UTC(2026, 10, 20, 12),
});

export const bodies = {
  '/get-in-touch': shortBody,
  '/contact-us': detailedBody,
  '/newsletter': newsletterBody,
  '/audit-report/verify-data': auditBody,
} as const;

/** Headers of a post that is quarantined. */
export const spam: Readonly<Record<string, string>> = { [antiSpamHeaders.honeypot]: 'x' };

/** @returns a post of a body, as browsers send it from the site's own pages */
export const postOf = (body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
