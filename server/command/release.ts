import { ConfigError } from '../config-error';
import { cleanRights } from '../api/submission';
import { signUpTicked } from '../newsletter/ticked-box';
import { findLead, releaseLead } from '../store/lead-script';
import type { Store } from '../store/store';
import { unknownReference } from './show';

interface ReleaseContext {
  store: Store;
  /** The key of the keyed hashes. */
  secret: Buffer;
  hasWebhook: boolean;
  now: () => number;
}

/** Makes a lead that was kept aside a clean one; its mails leave within half a minute of a running server. */
export const release = async (
  { store, now, ...rights }: ReleaseContext,
  reference: string,
): Promise<string> => {
  const outcome = await store.write(() =>
    releaseLead(reference, now(), ({ kind, payload }) => cleanRights(kind, payload, rights)),
  );
  if (outcome === 'released') {
    const lead = await store.read(() => findLead(reference));
    if (lead !== undefined) await signUpTicked({ store, now, ...rights }, lead, reference);
  }
  if (outcome === 'unknown') throw unknownReference(reference);
  if (outcome === 'taken')
    throw new ConfigError(`${reference} stays aside: an audit of this person is there already`);
  return outcome === 'clean'
    ? `${reference} is clean already: nothing was changed\n`
    : `Released ${reference}: its mails leave now\n`;
};
