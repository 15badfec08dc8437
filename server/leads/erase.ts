import { rm } from 'node:fs/promises';
import { mailFile } from '../base/data-dir';
import type { Erased } from '../store/records';
import { normalizeMailbox } from './audit-identities';
import type { CommandContext } from './command-context';

const dayMs = 86_400_000;

type EraseContext = Pick<CommandContext, 'store' | 'outbox'>;

/**
 * Deletes the files of mails about what was erased, and of all mails with a table of many people:
 * no row can be taken out of them.
 */
const eraseMails = async ({ store, outbox }: EraseContext, { submissions, mailIds }: Erased) => {
  const tableMailIds = submissions > 0 ? await store.tableMailIds() : [];
  for (const id of [...mailIds, ...tableMailIds]) await rm(mailFile(outbox, id), { force: true });
};

/** Erases everything of a mailbox, however its address was spelt, mails included. */
export const forget = async (context: EraseContext, email: string): Promise<Erased> => {
  const erased = await context.store.forget(normalizeMailbox(email));
  await eraseMails(context, erased);
  return erased;
};

/** Erases submissions older than some days (docs/rules.md#retention). */
export const purge = async (context: EraseContext & Pick<CommandContext, 'now'>, days: number) => {
  const erased = await context.store.purge(context.now() - days * dayMs);
  await eraseMails(context, erased);
  return erased;
};
