import type { Payload, SubmissionKind } from '../store/store';
import { containsLinkOrHost, containsLink } from './contains-link';

/** Letters, marks, spaces, apostrophes, hyphens and dots, with the joiners and middle dots that scripts need. */
const plain = /^(?=.*\p{L})(?:[\p{L}\p{M}\p{Zs}'‘’ʼ.·・‐‑-]|\p{Join_Control})+$/u;

/** Two letters or more right after a dot: a mail program may make a link of them. */
const linkable = /\p{L}\.\p{L}{2,}/u;

/** Longer than any first name, in characters and in words; room for a sentence otherwise. */
const longestGreeting = 60;
const mostWords = 4;

/** The names by which a kind of mail to somebody outside calls them. */
const greeted: Readonly<Partial<Record<SubmissionKind, readonly string[]>>> = {
  audit: ['first-name', 'last-name'],
  newsletter: ['firstName'],
};

const textsOf = (payload: Payload, fields: readonly string[]) =>
  fields.flatMap((field) => {
    const value = payload[field];
    return typeof value === 'string' ? [value] : [];
  });

/**
 * Whether somebody uses a name to have our mail lead a stranger somewhere (docs/rules.md#quarantine). A company may be
 * called like its site.
 *
 * @returns true for what is to be kept aside; enquiries, which are mailed to the agency alone, never are
 */
export const hasSuspiciousName = (kind: SubmissionKind, payload: Payload): boolean =>
  textsOf(payload, greeted[kind] ?? []).some(containsLinkOrHost) ||
  (kind === 'audit' && textsOf(payload, ['company']).some(containsLink));

/**
 * @returns a first name that may stand in a mail to whoever owns the address (docs/rules.md#mails), or undefined: greet
 *   without one
 */
export const greetingName = (name: string): string | undefined =>
  name.length <= longestGreeting &&
  name.trim().split(/\s+/u).length <= mostWords &&
  plain.test(name) &&
  !linkable.test(name)
    ? name
    : undefined;
