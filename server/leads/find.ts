import type { IdentityKind, StoredSubmission } from '../store/records';
import { identitiesOf, isPhoneNumber, normalizeMailbox } from './audit-identities';
import type { CommandContext } from './command-context';

interface FoundAudit {
  audit: StoredSubmission;
  /** Which of its details equal the value. */
  kinds: readonly IdentityKind[];
}

/**
 * Finds the audits that hold a value, and so refuse it to others: an e-mail address, website, phone
 * number or LinkedIn address has one free audit only.
 *
 * @param value in any spelling that counts as the same
 */
export const findAudits = async (
  { store, secret }: CommandContext,
  value: string,
): Promise<FoundAudit[]> => {
  const found = new Map<number, { audit: StoredSubmission; kinds: IdentityKind[] }>();
  for (const identity of identitiesOf(value, secret)) {
    const audit = await store.auditWithIdentity(identity);
    if (audit === undefined) continue;
    const known = found.get(audit.id) ?? { audit, kinds: [] };
    known.kinds.push(identity.kind);
    found.set(audit.id, known);
  }
  return [...found.values()];
};

/**
 * @returns the mailbox by which everything of a submission's sender is found; empty without an
 *   address
 */
export const mailboxOf = ({ payload }: StoredSubmission): string =>
  typeof payload.email === 'string' ? normalizeMailbox(payload.email) : '';

/** A value found in more mailboxes, such as `gmail.com`, does not point to one person. */
export const maxFound = 20;

/**
 * Mails the owner what the site holds about a person, once for each mailbox found.
 *
 * @param value an e-mail address, website, phone number or LinkedIn address
 * @returns whether more mailboxes were found than are mailed
 */
export const mailWhatIsHeld = async (context: CommandContext, value: string): Promise<boolean> => {
  /** Ids of a submission of each mailbox. */
  const clean = new Map<string, number>();
  const quarantined = new Map<string, number>();
  for await (const submission of submissionsWith(context, value)) {
    const ids = submission.quarantine === undefined ? clean : quarantined;
    ids.set(mailboxOf(submission), submission.id);
  }
  for (const mailbox of clean.keys()) quarantined.delete(mailbox);
  // The clean ones are mailed first: a flood must not push a customer out.
  const found = [...clean.values(), ...quarantined.values()];
  await context.store.queuePersonMails(found.slice(0, maxFound), context.now());
  return found.length > maxFound;
};

/**
 * Yields the audits that hold a value, then the newest clean submission of its mailbox (or else its
 * newest), and then every submission with the value in a field.
 */
async function* submissionsWith(context: CommandContext, value: string) {
  for (const { audit } of await findAudits(context, value)) yield audit;
  yield* await context.store.submissionsOfMailbox(normalizeMailbox(value), 1);
  const isFound = searchFor(value.trim());
  // The value may stand in any field of any kind, so this reads every submission.
  for await (const submission of context.store.exportRows({}))
    if (isFound(submission)) yield submission;
}

/** @returns a function that says whether a field of a submission holds a value */
const searchFor = (value: string) => {
  const isPhone = isPhoneNumber(value);
  const wanted = isPhone
    ? value.replaceAll(/\D/g, '')
    : value.toLowerCase().replaceAll(/^(?:https?:\/\/)?(?:www\.)?|\/$/g, '');
  const isMatch = (text: unknown) => {
    if (typeof text !== 'string') return false;
    // A phone number may have other separators. A text keeps its words, which divide its numbers.
    const searched = isPhone ? text.replaceAll(/[\s()[\]/.-]/g, '') : text.toLowerCase();
    return searched.includes(wanted);
  };
  return ({ payload }: StoredSubmission) => wanted !== '' && Object.values(payload).some(isMatch);
};
