import { rm } from 'node:fs/promises';
import { mailFile } from '../base/data-dir';
import { normalizeMailbox } from './audit-identities';
import { type PurgeStopReason, purgeStopReason } from './purge';
import type { Erased } from '../store/store';
import type { ActContext } from './release';

type EraseContext = Pick<ActContext, 'store' | 'outbox'>;

/** Deletes the files of mails about what was erased. */
export const eraseMails = async (
  { store, outbox }: EraseContext,
  { submissions, mailIds }: Erased,
): Promise<void> => {
  const tables = submissions > 0 ? await store.tableMailIds() : [];
  for (const id of [...mailIds, ...tables]) await rm(mailFile(outbox, id), { force: true });
};

/** Erases everything of a mailbox, however its address was spelt, mails included. */
export const forget = async (context: EraseContext, email: string): Promise<Erased> => {
  const erased = await context.store.forget(normalizeMailbox(email));
  await eraseMails(context, erased);
  return erased;
};

const dayMs = 86_400_000;

/**
 * Erases submissions older than some days (docs/rules.md#retention).
 *
 * @param isConfirmed purges whatever {@link purgeStopReason} says, and accepts the current time as the database's latest
 * @returns what was erased, or why it needs confirmation: nothing changed then
 */
export const purge = async (
  context: ActContext,
  days: number,
  isConfirmed: boolean,
): Promise<Erased | PurgeStopReason> => {
  const { store, now } = context;
  const before = now() - days * dayMs;
  const why = isConfirmed ? undefined : await purgeStopReason(store, before, now());
  if (why !== undefined) return why;
  const erased = await store.purge(before);
  await eraseMails(context, erased);
  if (isConfirmed) await store.confirmPurge(now());
  return erased;
};
