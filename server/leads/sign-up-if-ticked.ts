import { createHash } from 'node:crypto';
import { toSubmission } from './submission';
import { hasSuspiciousName } from './person-name';
import type { Store, StoredSubmission, SubmissionKind } from '../store/store';

/** Names of the fields that hold the newsletter checkbox and the first name. */
const boxes: Readonly<Partial<Record<SubmissionKind, { box: string; name: string }>>> = {
  detailed: { box: 'subscribeToNewsletter', name: 'name' },
  audit: { box: 'newsletter', name: 'first-name' },
};

/** @returns an idempotency key derived from the lead, so that a repeated post signs nobody up twice */
const signUpKey = (reference: string) => {
  const hash = createHash('sha256').update(`newsletter:${reference}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

interface SignUpContext {
  store: Store;
  /** HMAC key that every submission needs; a sign-up has no identities to hash. */
  secret: Buffer;
  now: () => number;
}

/**
 * Stores an unconfirmed newsletter sign-up if the lead's box is ticked (docs/rules.md#newsletter). Call it also for a post
 * that is repeated with the same key: the first one may have ended between storing the lead and storing the sign-up.
 *
 * @param lead a lead that is not quarantined
 * @param reference the stored lead's reference
 * @param check counts the sign-up and returns the reason to quarantine it
 */
export const signUpIfTicked = async (
  { store, secret, now }: SignUpContext,
  { kind, payload }: Pick<StoredSubmission, 'kind' | 'payload'>,
  reference: string,
  check: () => Promise<'sign-ups' | undefined> = async () => undefined,
): Promise<void> => {
  const form = boxes[kind];
  if (form === undefined || payload[form.box] !== true) return;
  const { email } = payload;
  const createdAt = new Date(now()).toISOString();
  const signUp = { firstName: payload[form.name], email, createdAt };
  await store.submit(
    toSubmission('newsletter', signUp, {
      receivedAt: now(),
      key: signUpKey(reference),
      quarantine: hasSuspiciousName('newsletter', signUp) ? 'name' : await check(),
      secret,
      hasWebhook: false,
    }),
  );
};
