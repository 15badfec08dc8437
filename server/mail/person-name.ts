import type { Payload, SubmissionKind } from '../store/store';
import { containsLinkOrHost, containsLink } from './contains-link';
import { plainWords } from './plain-words';

/** Letters, marks, spaces, apostrophes, hyphens, dots, and the joiners and middle dots that some scripts need. */
const nameCharacters = /^(?=.*\p{L})(?:[\p{L}\p{M}\p{Zs}'‘’ʼ.·・‐‑-]|\p{Join_Control})+$/u;

const maxWords = 4;

/** Fields that mails to visitors greet by. */
const greetedFields: Readonly<Partial<Record<SubmissionKind, readonly string[]>>> = {
  audit: ['first-name', 'last-name'],
  newsletter: ['firstName'],
};

const textsOf = (payload: Payload, fields: readonly string[]) =>
  fields.flatMap((field) => {
    const value = payload[field];
    return typeof value === 'string' ? [value] : [];
  });

/**
 * Detects names that would put a link into our mail to a stranger (docs/rules.md#quarantine). A company may have the name
 * of its site.
 *
 * @returns whether to quarantine the submission; never for enquiries, which are mailed to the agency only
 */
export const hasSuspiciousName = (kind: SubmissionKind, payload: Payload): boolean =>
  textsOf(payload, greetedFields[kind] ?? []).some(containsLinkOrHost) ||
  (kind === 'audit' && textsOf(payload, ['company']).some(containsLink));

/** @returns the name if a mail to a visitor may greet by it (docs/rules.md#mails), else undefined */
export const greetingName = (name: string): string | undefined =>
  name.trim().split(/\s+/u).length <= maxWords && nameCharacters.test(name)
    ? plainWords(name)
    : undefined;
