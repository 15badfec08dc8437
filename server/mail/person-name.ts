import type { Payload, SubmissionKind } from '../store/store';

/** Letters, marks, spaces, apostrophes, hyphens and dots, with the joiners and middle dots that scripts need. */
const plain = /^(?:[\p{L}\p{M}\p{Zs}'’ʼ.·・‐-]|\p{Join_Control})+$/u;

/** Two letters or more right after a dot: a mail program may make a link of them. */
const linkable = /\p{L}\.\p{L}{2,}/u;

/** A dotted word that is written like a host, not like a title before a name (`Dr.Rao`). */
const host = /\p{L}\.(?:\p{Ll}{2,}|\p{Lu}{2,})/u;

/** What no name of a company has: an address or a scheme. */
const address = /@|:\/\/|\bwww\./iu;

/** Longer than any first name; room for a sentence otherwise. */
const longestGreeting = 60;

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
 * Whether somebody uses a name to have our mail say something to a stranger (docs/rules.md#mails).
 *
 * @returns true for what is to be kept aside; enquiries, which are mailed to the agency alone, never are
 */
export const hasSuspectName = (kind: SubmissionKind, payload: Payload): boolean =>
  textsOf(payload, greeted[kind] ?? []).some((name) => !plain.test(name) || host.test(name)) ||
  (kind === 'audit' && textsOf(payload, ['company']).some((name) => address.test(name)));

/** @returns a first name that may stand in a mail to whoever owns the address, or undefined: greet without one. */
export const greetingName = (name: string): string | undefined =>
  name.length <= longestGreeting && plain.test(name) && !linkable.test(name) ? name : undefined;
