import { createHash } from 'node:crypto';
import type { QuarantineReason } from '@/content/leads';
import type { Identity, Payload, StoredSubmission, SubmissionKind } from '../store/records';
import type { CommandContext } from './command-context';
import { hasSuspiciousName, toSubmission } from './submission';

/** A post that the guards let through. */
export interface Post {
  kind: SubmissionKind;
  payload: Payload;
  /** The idempotency key. */
  key: string | undefined;
  quarantine: QuarantineReason | undefined;
  limits: {
    /** Counts the sign-up of a ticked box. @returns the reason to quarantine it */
    countSignUp: () => Promise<'sign-ups' | undefined>;
    /** Counts an audit whose identities are taken. @returns whether to quarantine it */
    countRefused: (identities: readonly Identity[]) => Promise<boolean>;
  };
}

/**
 * A post that was not stored, because its key was used for another body (`conflict`), or because
 * another audit holds one of its identities (`taken`, docs/rules.md#one-free-audit).
 */
export class NotStored extends Error {
  override name = 'NotStored';
  constructor(readonly outcome: 'conflict' | 'taken') {
    super(outcome);
  }
}

type SubmitContext = Pick<CommandContext, 'store' | 'secret' | 'config' | 'now'>;

/**
 * Stores a post, and the sign-up of its ticked box; both are on disk when this resolves.
 *
 * @returns the reference of its row, which may be that of an earlier post with the same key
 * @throws {NotStored}
 */
export const submit = async (context: SubmitContext, post: Post) => {
  const { store, secret, config, now } = context;
  const { kind, payload, key, quarantine, limits } = post;
  const options = { receivedAt: now(), secret, hasWebhook: config.webhook !== undefined };
  const submission = toSubmission(kind, payload, { ...options, key, quarantine });
  const result = await store.submit(submission);
  if (result.outcome === 'conflict') throw new NotStored('conflict');
  if (result.outcome === 'taken') {
    if (await limits.countRefused(submission.identities)) {
      // Without a key, so that a form which repeats its post is refused again, and does not get
      // this row as a success.
      const kept = { ...options, key: undefined, quarantine: 'taken' } as const;
      await store.submit(toSubmission(kind, payload, kept));
    }
    throw new NotStored('taken');
  }
  if (quarantine === undefined)
    await signUpIfTicked(context, post, result.reference, limits.countSignUp);
  return result;
};

/** Names of the fields that hold the newsletter checkbox and the first name. */
const signUpFields: Readonly<Partial<Record<SubmissionKind, { box: string; name: string }>>> = {
  detailed: { box: 'subscribeToNewsletter', name: 'name' },
  audit: { box: 'newsletter', name: 'first-name' },
};

/**
 * Stores an unconfirmed newsletter sign-up if the submission's box is ticked
 * (docs/rules.md#newsletter). Call it also for a post that is repeated with the same key: the first
 * one may have ended between storing the submission and storing the sign-up.
 *
 * @param submission one that is not quarantined
 * @param reference that of its row
 * @param countSignUp counts the sign-up and returns the reason to quarantine it
 */
export const signUpIfTicked = async (
  { store, secret, now }: Omit<SubmitContext, 'config'>,
  { kind, payload }: Pick<StoredSubmission, 'kind' | 'payload'>,
  reference: string,
  countSignUp: Post['limits']['countSignUp'],
): Promise<void> => {
  const fields = signUpFields[kind];
  if (fields === undefined || payload[fields.box] !== true) return;
  const { email } = payload;
  const createdAt = new Date(now()).toISOString();
  const signUp = { firstName: payload[fields.name], email, createdAt };
  await store.submit(
    toSubmission('newsletter', signUp, {
      receivedAt: now(),
      key: signUpKey(reference),
      quarantine: hasSuspiciousName('newsletter', signUp) ? 'name' : await countSignUp(),
      secret,
      hasWebhook: false,
    }),
  );
};

/**
 * @returns an idempotency key that follows from the submission, so that a repeated post signs nobody
 *   up twice. It is a UUID, as the database stores keys
 */
const signUpKey = (reference: string) =>
  createHash('sha256')
    .update(`newsletter:${reference}`)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
