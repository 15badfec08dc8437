import type { Payload, SubmissionKind } from '../store/store';
import { containsLinkOrHost, containsLink } from './contains-link';
import { plainWords } from './plain-words';

/** Letters, marks, spaces, apostrophes, hyphens, dots, and the joiners and middle dots that some scripts need. */
const nameCharacters = /^(?=.*\p{L})(?:[\p{L}\p{M}\p{Zs}'‘’ʼ.·・‐‑-]|\p{Join_Control})+$/u;

const maxWords = 4;

const holds = (payload: Payload, fields: readonly string[], isBad: (text: string) => boolean) =>
  fields.some((field) => {
    const value = payload[field];
    return typeof value === 'string' && isBad(value);
  });

/**
 * Detects names that would put a link into our mail to a stranger (docs/rules.md#quarantine). A company may have the name
 * of its site.
 *
 * @returns whether to quarantine the submission; never for enquiries, which are mailed to the agency only
 */
export const hasSuspiciousName = (kind: SubmissionKind, payload: Payload): boolean => {
  if (kind === 'newsletter') return holds(payload, ['firstName'], containsLinkOrHost);
  return (
    kind === 'audit' &&
    (holds(payload, ['first-name', 'last-name'], containsLinkOrHost) ||
      holds(payload, ['company'], containsLink))
  );
};

/** @returns the name if a mail to a visitor may greet by it (docs/rules.md#mails), else undefined */
export const greetingName = (name: string): string | undefined =>
  name.trim().split(/\s+/u).length <= maxWords && nameCharacters.test(name)
    ? plainWords(name)
    : undefined;
