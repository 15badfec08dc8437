import { identitiesOf, isPhoneNumber, normalizeMailbox } from './audit-identities';
import { sideEffectsOf } from './submission';
import type { Config } from '../base/config';
import type { Log } from '../base/log';
import { signUpIfTicked } from './submit';
import type { DropOutcome, FreeOutcome } from '../store/leads';
import type { ReleaseOutcome } from '../store/submit';
import type { IdentityKind, Store, StoredSubmission } from '../store/store';

export interface ActContext {
  store: Store;
  /** The HMAC key of the identities. */
  secret: Buffer;
  config: Partial<Config>;
  /** Folder of the `.eml` files. */
  outbox: string;
  log: Log;
  now: () => number;
}

/**
 * Releases a quarantined lead; a running server sends its mails within half a minute.
 *
 * @returns `clean` if it is not quarantined, `taken` if another audit has one of its identities: nothing changed then
 */
export const release = async (
  { store, secret, now, config }: ActContext,
  reference: string,
): Promise<ReleaseOutcome> => {
  const options = { secret, hasWebhook: config.webhook !== undefined };
  const outcome = await store.releaseLead(reference, now(), ({ kind, payload }) =>
    sideEffectsOf(kind, payload, options),
  );
  if (outcome === 'released') {
    const lead = await store.findLead(reference);
    if (lead !== undefined) await signUpIfTicked({ store, secret, now }, lead, reference);
  }
  return outcome;
};

/**
 * Makes the parked mails and calls of a lead due now, with all their attempts; a running server sends them within half a
 * minute. A copy of one that was not confirmed may have arrived before.
 *
 * @returns how many there were; undefined for an unknown reference
 */
export const retry = async (
  { store, log, now }: ActContext,
  reference: string,
): Promise<number | undefined> => {
  const retried = await store.retryParked(reference, now());
  if (retried) log('info', 'retried', { reference, entries: retried });
  return retried;
};

/**
 * Drops what nobody wants sent: the parked mails and calls of a lead, which itself stays; of a quarantined lead, the lead.
 *
 * @param what limits it to quarantined leads or to parked entries
 * @returns what was dropped; undefined for an unknown reference
 */
export const drop = async (
  { store, log }: ActContext,
  reference: string,
  what?: 'lead' | 'entries',
): Promise<DropOutcome | undefined> => {
  const dropped = await store.dropLead(reference, what);
  if (dropped && (dropped.isLead || dropped.entries > 0))
    log('info', 'dropped', { reference, lead: dropped.isLead, entries: dropped.entries });
  return dropped;
};

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
  { store, secret }: ActContext,
  value: string,
): Promise<FoundAudit[]> => {
  const found = new Map<number, { audit: StoredSubmission; kinds: IdentityKind[] }>();
  for (const identity of identitiesOf(value, secret)) {
    const audit = await store.auditHolding(identity);
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

/** @returns a test whether a submission holds a value in any of its fields: a phone number with other separators, too */
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
const mostFound = 20;

/**
 * Mails the owner what the site holds about a person, once for each mailbox found: the one given, and that of each
 * submission and audit that holds the value.
 *
 * @param value an e-mail address, website, phone number or LinkedIn address
 */
export const mailWhatIsHeld = async (context: ActContext, value: string): Promise<void> => {
  const { store, now } = context;
  const clean = new Map<string, number>();
  const quarantined = new Map<string, number>();
  const add = (lead: StoredSubmission) =>
    (lead.quarantine === undefined ? clean : quarantined).set(mailboxOf(lead), lead.id);
  for (const { audit } of await findAudits(context, value)) add(audit);
  for (const lead of await store.leadsOfPerson(normalizeMailbox(value), 1)) add(lead);
  const isFound = searchFor(value.trim());
  for await (const lead of store.exportRows({})) if (isFound(lead)) add(lead);
  // Clean ones first: a flood must not push a customer out.
  const others = [...quarantined].filter(([mailbox]) => !clean.has(mailbox)).map(([, id]) => id);
  await store.queueFound([...clean.values(), ...others].slice(0, mostFound), now());
};

/**
 * Frees the identities of an audit, so that whoever they belong to can take theirs. The audit itself stays.
 *
 * @returns `none` if it holds none, `no-audit` for another kind of lead: nothing changed then
 */
export const free = async ({ store, log }: ActContext, reference: string): Promise<FreeOutcome> => {
  const outcome = await store.freeAudit(reference);
  if (outcome === 'freed') log('info', 'audit-freed', { reference });
  return outcome;
};
