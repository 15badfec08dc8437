import { ConfigError } from '../config-error';
import { sideEffectsOf } from '../api/submission';
import { signUpIfTicked } from '../newsletter/sign-up-if-ticked';
import { findLead, releaseLead } from '../store/lead-script';
import type { Store } from '../store/store';
import { unknownReference } from './show';

interface ReleaseContext {
  store: Store;
  /** The HMAC key of the identities. */
  secret: Buffer;
  hasWebhook: boolean;
  now: () => number;
}

/** Releases a quarantined lead; a running server sends its mails within half a minute. */
export const release = async (
  { store, now, ...options }: ReleaseContext,
  reference: string,
): Promise<string> => {
  const outcome = await store.write(() =>
    releaseLead(reference, now(), ({ kind, payload }) => sideEffectsOf(kind, payload, options)),
  );
  if (outcome === 'released') {
    const lead = await store.read(() => findLead(reference));
    if (lead !== undefined) await signUpIfTicked({ store, now, ...options }, lead, reference);
  }
  if (outcome === 'unknown') throw unknownReference(reference);
  if (outcome === 'taken')
    throw new ConfigError(`${reference} stays held for review: this person already has an audit`);
  return outcome === 'clean'
    ? `${reference} is not held for review: nothing changed\n`
    : `Released ${reference}: its mails are on their way\n`;
};
