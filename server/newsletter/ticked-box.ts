import { createHash } from 'node:crypto';
import { toSubmission } from '../api/submission';
import { hasSuspiciousName } from '../mail/person-name';
import type { Store, StoredSubmission, SubmissionKind } from '../store/store';

/** Where a form has its newsletter box, and the name that the newsletter greets. */
const boxes: Readonly<Partial<Record<SubmissionKind, { box: string; name: string }>>> = {
  detailed: { box: 'subscribeToNewsletter', name: 'name' },
  audit: { box: 'newsletter', name: 'first-name' },
};

/** The same for a lead whenever it is asked for, so that a repeated post signs nobody up twice. */
const keyOf = (reference: string) => {
  const hash = createHash('sha256').update(`newsletter:${reference}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

interface SignUpContext {
  store: Store;
  /** The key of the keyed hashes. */
  secret: Buffer;
  now: () => number;
}

/**
 * Stores the sign-up that a ticked box asks for: unconfirmed, like one from the newsletter's own form. To be called
 * after a replay as well, since the first try may have ended between the two.
 *
 * @param lead a clean one
 * @param reference of the lead, as it was first stored
 */
export const signUpFromTickedBox = async (
  { store, secret, now }: SignUpContext,
  { kind, payload }: Pick<StoredSubmission, 'kind' | 'payload'>,
  reference: string,
): Promise<void> => {
  const form = boxes[kind];
  if (form === undefined || payload[form.box] !== true) return;
  const { email } = payload;
  const createdAt = new Date(now()).toISOString();
  const signUp = { firstName: payload[form.name], email, createdAt };
  await store.submit(
    toSubmission('newsletter', signUp, {
      receivedAt: now(),
      key: keyOf(reference),
      quarantine: hasSuspiciousName('newsletter', signUp) ? 'name' : undefined,
      secret,
      hasWebhook: false,
    }),
  );
};
