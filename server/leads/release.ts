import type { Config } from '../base/config';
import type { Log } from '../base/log';
import type { Store } from '../store/store';
import type { ReleaseOutcome } from '../store/submit';
import { sideEffectsOf } from './submission';
import { signUpIfTicked } from './submit';

/** What the commands of the owner work on. */
export interface CommandContext {
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
 * Releases a quarantined lead; a running server sends its mails within half a minute. An audit that was refused takes
 * its identities over from the one that has them.
 *
 * @returns `clean` if it is not quarantined, `taken` if another audit has an identity of one that was quarantined for
 *   another reason: nothing changed then
 */
export const release = async (
  { store, secret, now, config }: CommandContext,
  reference: string,
): Promise<ReleaseOutcome> => {
  const options = { secret, hasWebhook: config.webhook !== undefined };
  const outcome = await store.releaseSubmission(reference, now(), ({ kind, payload }) =>
    sideEffectsOf(kind, payload, options),
  );
  if (outcome === 'released') {
    const lead = await store.findSubmission(reference);
    if (lead !== undefined) await signUpIfTicked({ store, secret, now }, lead, reference);
  }
  return outcome;
};

/** Drops a quarantined lead. @returns whether it was one */
export const drop = async ({ store, log }: CommandContext, reference: string): Promise<boolean> => {
  const isDropped = await store.dropSubmission(reference);
  if (isDropped) log('info', 'dropped', { reference });
  return isDropped;
};
