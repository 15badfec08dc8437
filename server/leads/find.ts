import type { IdentityKind, StoredSubmission } from '../store/records';
import { identitiesOf, isPhoneNumber, normalizeMailbox } from './audit-identities';
import type { CommandContext } from './release';

interface FoundAudit {
  audit: StoredSubmission;
  /** What of it equals the value. */
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

/** @returns the mailbox by which everything of a lead's sender is found */
export const mailboxOf = ({ payload }: StoredSubmission): string =>
  typeof payload.email === 'string' ? normalizeMailbox(payload.email) : '';

/** @returns a test whether a field of a submission holds a value: a phone number with other separators, too */
const searchFor = (value: string) => {
  const isPhone = isPhoneNumber(value);
  const wanted = isPhone
    ? value.replaceAll(/\D/g, '')
    : value.toLowerCase().replaceAll(/^(?:https?:\/\/)?(?:www\.)?|\/$/g, '');
  const holds = (text: unknown) =>
    typeof text === 'string' &&
    (isPhone ? text.replaceAll(/[\s()[\]/.-]/g, '') : text.toLowerCase()).includes(wanted);
  return ({ payload }: StoredSubmission) => wanted !== '' && Object.values(payload).some(holds);
};

/** A value that more mailboxes hold names nobody: a common host, for one. */
export const mostFound = 20;

/**
 * Mails the owner what the site holds about a person, once for each mailbox found: the one given, and that of each
 * submission and audit that holds the value.
 *
 * @param value an e-mail address, website, phone number or LinkedIn address
 * @returns whether more mailboxes were found than are mailed
 */
export const mailWhatIsHeld = async (context: CommandContext, value: string): Promise<boolean> => {
  const { store, now } = context;
  const clean = new Map<string, number>();
  const quarantined = new Map<string, number>();
  const add = (lead: StoredSubmission) =>
    (lead.quarantine === undefined ? clean : quarantined).set(mailboxOf(lead), lead.id);
  for (const { audit } of await findAudits(context, value)) add(audit);
  for (const lead of await store.submissionsOfMailbox(normalizeMailbox(value), 1)) add(lead);
  const isFound = searchFor(value.trim());
  for await (const lead of store.exportRows({})) if (isFound(lead)) add(lead);
  // Clean ones first: a flood must not push a customer out.
  const others = [...quarantined].filter(([mailbox]) => !clean.has(mailbox)).map(([, id]) => id);
  const found = [...clean.values(), ...others];
  await store.queueFound(found.slice(0, mostFound), now());
  return found.length > mostFound;
};
