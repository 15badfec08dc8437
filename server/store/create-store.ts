import { createOutboxStore, type Dialect } from './outbox';
import { processInPages } from './process-in-pages';
import { isPurgedSql } from './rows';
import { query } from './script';
import { selectLeads } from './lead-script';
import type { Store } from './store';

/** A database, as the store runs its scripts on it. */
export interface Driver extends Pick<Store, 'read' | 'write' | 'submit' | 'backup' | 'close'> {
  dialect: Dialect;
  /**
   * Removes what deleted rows left behind.
   *
   * @param text forgotten, if that was the reason
   * @returns sentences about copies that stay
   */
  clean: (text?: string) => Promise<string[]>;
}

const exportPage = 500;

export const createStore = ({ dialect, clean, ...database }: Driver): Store => {
  const { read, write } = database;

  /** @returns the submissions deleted in a page, and the mails about them: also digests that list them */
  function* deletePage(condition: string, value: string | number, limit: number) {
    const page = `SELECT id FROM submissions WHERE ${condition} LIMIT ?2`;
    const found = yield* query<{ id: number }>(page, value, limit);
    const ids = JSON.stringify(found.map(({ id }) => id));
    const mails = `SELECT CAST(id AS text) AS id FROM outbox WHERE submission_id IN ${dialect.ids}
      UNION SELECT d.id FROM submissions s JOIN digests d ON s.id > d.after_id AND s.id <= d.until_id
        WHERE s.id IN ${dialect.ids}`;
    const mailIds = (yield* query<{ id: string }>(mails, ids)).map(({ id }) => id);
    const gone = `DELETE FROM submissions WHERE id IN ${dialect.ids} RETURNING id`;
    return { mailIds, submissions: (yield* query(gone, ids)).length };
  }

  /** In pages of one transaction each, so that a running server waits for milliseconds only. */
  const deleteWhere = async (condition: string, value: string | number, text?: string) => {
    const mailIds: string[] = [];
    const submissions = await processInPages(async (limit) => {
      const deleted = await write(() => deletePage(condition, value, limit));
      mailIds.push(...deleted.mailIds);
      return deleted.submissions;
    });
    return { submissions, mailIds, remainingCopies: await clean(text) };
  };

  return {
    ...database,
    ...createOutboxStore(database, dialect),
    exportRows: async function* exportRows({ kind }) {
      const page = `s.id > ?1 AND s.kind = coalesce(?2, s.kind) ORDER BY s.id LIMIT ${exportPage}`;
      for (let last = 0; ;) {
        const after = last;
        const rows = await read(() => selectLeads(page, after, kind ?? null));
        yield* rows;
        last = rows.at(-1)?.id ?? last;
        if (rows.length < exportPage) return;
      }
    },
    forget: (email) => deleteWhere('email = ?1', email, email),
    purge: (before) => deleteWhere(isPurgedSql, before),
  };
};
