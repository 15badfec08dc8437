import type { IdentityKind, StoredSubmission } from '../store/records';
import { identitiesOf, isPhoneNumber, normalizeMailbox } from './audit-identities';
import type { CommandContext } from './release';

interface FoundAudit {
  audit: StoredSubmission;
  /** Which of its details equal the value. */
  kinds: readonly IdentityKind[];
}

/**
 * Finds the audits that keep others from theirs.
 *
 * @param value an e-mail address, website, phone number or LinkedIn address, in any spelling that counts as the same
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

/** @returns the mailbox by which everything of a submission's sender is found; empty without an address */
export const mailboxOf = ({ payload }: StoredSubmission): string =>
  typeof payload.email === 'string' ? normalizeMailbox(payload.email) : '';

/** @returns a function that says whether a field of a submission holds a value; phone numbers may have other separators */
const searchFor = (value: string) => {
  const isPhone = isPhoneNumber(value);
  const wanted = isPhone
    ? value.replaceAll(/\D/g, '')
    : value.toLowerCase().replaceAll(/^(?:https?:\/\/)?(?:www\.)?|\/$/g, '');
  const isMatch = (text: unknown) => {
    if (typeof text !== 'string') return false;
    const searched = isPhone ? text.replaceAll(/[\s()[\]/.-]/g, '') : text.toLowerCase();
    return searched.includes(wanted);
  };
  return ({ payload }: StoredSubmission) => wanted !== '' && Object.values(payload).some(isMatch);
};

/** A value that more mailboxes share names nobody: a common host is one. */
export const maxFound = 20;

/**
 * Mails the owner what the site holds about a person, once for each mailbox found: the one given, and that of each
 * submission and audit that holds the value.
 *
 * @param value an e-mail address, website, phone number or LinkedIn address
 * @returns whether more mailboxes were found than are mailed
 */
export const mailWhatIsHeld = async (context: CommandContext, value: string): Promise<boolean> => {
  const { store, now } = context;
  // The clean ones are mailed first: a flood must not push a customer out.
  const clean = new Map<string, number>();
  const quarantined = new Map<string, number>();
  const add = (submission: StoredSubmission) => {
    const ids = submission.quarantine === undefined ? clean : quarantined;
    ids.set(mailboxOf(submission), submission.id);
  };
  for (const { audit } of await findAudits(context, value)) add(audit);
  for (const submission of await store.submissionsOfMailbox(normalizeMailbox(value), 1))
    add(submission);
  const isFound = searchFor(value.trim());
  for await (const submission of store.exportRows({})) if (isFound(submission)) add(submission);
  for (const mailbox of clean.keys()) quarantined.delete(mailbox);
  const found = [...clean.values(), ...quarantined.values()];
  await store.queuePersonMails(found.slice(0, maxFound), now());
  return found.length > maxFound;
};
