import { normalizeEmail } from '../api/submission';
import { enqueue, leadsOfPerson } from '../store/lead-script';
import type { Store, StoredSubmission } from '../store/store';
import { findAudits } from './leads';

/** @returns the normalised address by which everything of a lead's sender is found */
export const emailOf = ({ payload }: StoredSubmission): string =>
  typeof payload.email === 'string' ? normalizeEmail(payload.email) : '';

/** The latest of one person that a mail lists. */
export const maxListed = 500;

/**
 * Mails the owner what the site holds about a person, once for each address found: the one given, and that of each audit
 * that holds the value.
 *
 * @param value an e-mail address, website, phone number or LinkedIn address
 */
export const mailWhatIsHeld = async (
  { store, secret, now }: { store: Store; secret: Buffer; now: () => number },
  value: string,
): Promise<void> => {
  const own = await store.read(() => leadsOfPerson(normalizeEmail(value), 1));
  const audits = await findAudits({ store, secret }, value);
  const persons = new Map(
    [...audits.map(({ audit }) => audit), ...own].map((lead) => [emailOf(lead), lead.id]),
  );
  await store.write(function* queue() {
    for (const id of persons.values()) yield* enqueue(id, 'found', now());
    if (persons.size === 0) yield* enqueue(null, 'none-found', now());
  });
};
