import type { ReleaseOutcome } from '../store/submit';
import type { CommandContext } from './command-context';
import { effectsOf } from './submission';
import { signUpIfTicked } from './submit';

/** The owner has seen a submission that is released: its sign-up counts towards no limit. */
const countNoSignUp = async () => undefined;

/** Releases a quarantined submission; a running server sends its mails within half a minute. */
export const release = async (
  { store, secret, now, config }: CommandContext,
  reference: string,
): Promise<ReleaseOutcome> => {
  const options = { secret, hasWebhook: config.webhook !== undefined };
  const outcome = await store.releaseSubmission(reference, now(), ({ kind, payload }) =>
    effectsOf(kind, payload, options),
  );
  // Also for one that is clean: an earlier release may have ended before its sign-up was stored.
  if (outcome === 'released' || outcome === 'clean') {
    const submission = await store.findSubmission(reference);
    if (submission !== undefined)
      await signUpIfTicked({ store, secret, now }, submission, reference, countNoSignUp);
  }
  return outcome;
};

/** Deletes a quarantined submission. @returns whether it was one */
export const drop = async ({ store, log }: CommandContext, reference: string): Promise<boolean> => {
  const isDropped = await store.dropSubmission(reference);
  if (isDropped) log('info', 'dropped', { reference });
  return isDropped;
};
