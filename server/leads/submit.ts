import { createHash } from 'node:crypto';
import type { QuarantineReason } from '@/content/leads';
import type { Config } from '../base/config';
import type { Identity, Payload, StoredSubmission, SubmissionKind } from '../store/records';
import type { Store } from '../store/store';
import { hasSuspiciousName, toSubmission } from './submission';

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

interface SubmitContext {
  store: Store;
  /** The HMAC key of the identities. */
  secret: Buffer;
  config: Partial<Config>;
  now: () => number;
}

/**
 * Stores an unconfirmed newsletter sign-up if the lead's box is ticked (docs/rules.md#newsletter). Call it also for a
 * post that is repeated with the same key: the first one may have ended between storing the lead and storing the
 * sign-up.
 *
 * @param lead a lead that is not quarantined
 * @param reference the stored lead's reference
 * @param check counts the sign-up and returns the reason to quarantine it
 */
export const signUpIfTicked = async (
  { store, secret, now }: Omit<SubmitContext, 'config'>,
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

/** A post that the guards let through. */
export interface Post {
  kind: SubmissionKind;
  payload: Payload;
  /** The idempotency key. */
  key: string | undefined;
  quarantine: QuarantineReason | undefined;
  limits: {
    /** Counts the sign-up of a ticked box. @returns the reason to quarantine it */
    checkSignUps: () => Promise<'sign-ups' | undefined>;
    /** Counts an audit whose identities are taken. @returns whether to quarantine it */
    keepsRefused: (identities: readonly Identity[]) => Promise<boolean>;
  };
}

/** A post that was not stored: its key was used for another body, or another audit has its identities. */
export class NotStored extends Error {
  override name = 'NotStored';
  constructor(readonly outcome: 'conflict' | 'taken') {
    super(outcome);
  }
}

/**
 * Stores a post, and the sign-up of its ticked box; both are on disk when this resolves.
 *
 * @returns the reference of its row, which may be that of an earlier post with the same key
 * @throws {NotStored}
 */
export const submit = async (context: SubmitContext, post: Post) => {
  const { store, secret, config, now } = context;
  const { kind, payload, limits, ...marks } = post;
  const options = { receivedAt: now(), secret, hasWebhook: config.webhook !== undefined };
  const submission = toSubmission(kind, payload, { ...options, ...marks });
  const result = await store.submit(submission);
  if (result.outcome === 'conflict') throw new NotStored('conflict');
  if (result.outcome === 'taken') {
    // Without its key, with which the form would get this row's reference as a success.
    const kept = { ...options, key: undefined, quarantine: 'taken' } as const;
    if (await limits.keepsRefused(submission.identities))
      await store.submit(toSubmission(kind, payload, kept));
    throw new NotStored('taken');
  }
  if (post.quarantine === undefined)
    await signUpIfTicked(context, post, result.reference, limits.checkSignUps);
  return result;
};
