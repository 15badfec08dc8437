import { selectLeads } from './leads';
import { type MethodsOf, reads, writes } from './methods';
import { createOutboxStore, type Dialect } from './outbox';
import { processInPages } from './process-in-pages';
import { isPurgedSql } from './rows';
import type { Store } from './store';
import type { InTransaction, Transaction } from './transaction';

/** A database, as the store works on it. */
export interface Driver extends Pick<Store, 'backup' | 'close'> {
  dialect: Dialect;
  /** Runs work that only reads. */
  read: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Runs work in one transaction, which is on disk when this resolves. It may run again after a rollback. */
  write: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Removes what deleted rows left behind. @returns sentences about copies that stay */
  clean: () => Promise<string[]>;
}

const exportPage = 500;

/** @returns the functions as methods, which get their transaction from one of the driver's */
const bind = <Functions extends Readonly<Record<string, InTransaction<never[], unknown>>>>(
  functions: Functions,
  run: Driver['read'],
): MethodsOf<Functions> => {
  const methods: unknown[][] = Object.entries(functions).map(([name, work]) => [
    name,
    (...values: never[]) => run((tx) => work(tx, ...values)),
  ]);
  return Object.fromEntries(methods);
};

/** Deletes a page of submissions. @returns their number, and the mails about them: also digests that list them */
const deletePage = async (
  tx: Transaction,
  { ids: inIds }: Dialect,
  condition: string,
  value: string | number,
  limit: number,
) => {
  const page = `SELECT id FROM submissions WHERE ${condition} LIMIT ?2`;
  const found = await tx.rows<{ id: number }>(page, value, limit);
  const ids = JSON.stringify(found.map(({ id }) => id));
  const mails = `SELECT CAST(id AS text) AS id FROM outbox WHERE submission_id IN ${inIds}
    UNION SELECT d.id FROM submissions s JOIN digests d ON s.id > d.after_id AND s.id <= d.until_id
      WHERE s.id IN ${inIds}`;
  const mailIds = (await tx.rows<{ id: string }>(mails, ids)).map(({ id }) => id);
  const gone = `DELETE FROM submissions WHERE id IN ${inIds} RETURNING id`;
  return { mailIds, submissions: (await tx.rows(gone, ids)).length };
};

/** @returns the store on a database */
export const createStore = ({ dialect, read, write, clean, backup, close }: Driver): Store => {
  /** In pages of one transaction each, so that a running server waits for milliseconds only. */
  const deleteWhere = async (condition: string, value: string | number) => {
    const mailIds: string[] = [];
    const submissions = await processInPages(async (limit) => {
      const deleted = await write((tx) => deletePage(tx, dialect, condition, value, limit));
      mailIds.push(...deleted.mailIds);
      return deleted.submissions;
    });
    return { submissions, mailIds };
  };

  return {
    ...bind(reads, read),
    ...bind(writes, write),
    ...createOutboxStore({ read, write }, dialect),
    exportRows: async function* exportRows({ kind }) {
      const page = `s.id > ?1 AND s.kind = coalesce(?2, s.kind) ORDER BY s.id LIMIT ${exportPage}`;
      for (let last = 0; ;) {
        const after = last;
        const rows = await read((tx) => selectLeads(tx, page, after, kind ?? null));
        yield* rows;
        last = rows.at(-1)?.id ?? last;
        if (rows.length < exportPage) return;
        // A running server answers its visitors in between.
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    // Even if no row is left: a crash may have come before the end.
    forget: async (mailbox) => ({
      ...(await deleteWhere('mailbox = ?1', mailbox)),
      remainingCopies: await clean(),
    }),
    purge: async (before) => {
      const deleted = await deleteWhere(isPurgedSql, before);
      return { ...deleted, remainingCopies: deleted.submissions > 0 ? await clean() : [] };
    },
    backup,
    close,
  };
};
