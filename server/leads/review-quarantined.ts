import type { ReleaseOutcome } from '../store/submit';
import type { CommandContext } from './command-context';
import { effectsOf } from './submission';
import { signUpIfTicked } from './submit';

/**
 * Releases a quarantined submission; a running server sends its mails within half a minute. An
 * audit that was refused takes its identities over from the other audit, which holds them.
 */
export const release = async (
  { store, secret, now, config }: CommandContext,
  reference: string,
): Promise<ReleaseOutcome> => {
  const options = { secret, hasWebhook: config.webhook !== undefined };
  const outcome = await store.releaseSubmission(reference, now(), ({ kind, payload }) =>
    effectsOf(kind, payload, options),
  );
  if (outcome === 'released') {
    const submission = await store.findSubmission(reference);
    // The owner has seen it: its sign-up counts towards no limit.
    if (submission !== undefined)
      await signUpIfTicked({ store, secret, now }, submission, reference, async () => undefined);
  }
  return outcome;
};

/** Deletes a quarantined submission. @returns whether it was one */
export const drop = async ({ store, log }: CommandContext, reference: string): Promise<boolean> => {
  const isDropped = await store.dropSubmission(reference);
  if (isDropped) log('info', 'dropped', { reference });
  return isDropped;
};
