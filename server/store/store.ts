import type { Driver } from './driver';
import { forget, purge } from './erase';
import { type Methods, type MethodsOf, reads, writes } from './methods';
import { createOutboxStore, type OutboxStore } from './outbox';
import type { Erased, StoredSubmission, SubmissionKind } from './records';
import { selectSubmissions } from './submissions';
import type { InTransaction } from './transaction';

/**
 * The database: the methods that `methods.ts` lists, and these. Every method rejects with
 * {@link StoreError} when the database fails; then it has written nothing, and the next call may
 * succeed.
 */
export interface Store extends Methods, OutboxStore, Pick<Driver, 'backup' | 'close'> {
  /** Yields the submissions in the order received, with one page in memory. */
  exportRows: (filter: { kind?: SubmissionKind }) => AsyncIterable<StoredSubmission>;
  forget: (mailbox: string) => Promise<Erased>;
  purge: (before: number) => Promise<Erased>;
}

/** @returns the store on a database */
export const createStore = (driver: Driver): Store => {
  const { read, write, backup, close } = driver;
  return {
    ...bind(reads, read),
    ...bind(writes, write),
    ...createOutboxStore(driver),
    exportRows: ({ kind }) => readPages(read, kind),
    forget: (mailbox) => forget(driver, mailbox),
    purge: (before) => purge(driver, before),
    backup,
    close,
  };
};

/**
 * Makes methods of functions: `findSubmission(tx, reference)` becomes
 * `store.findSubmission(reference)`.
 *
 * @param run runs a function on a transaction
 */
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

/** Submissions of an export that are in memory at a time. */
const exportPage = 500;

/** Yields submissions in the order received. A server answers its visitors between two pages. */
async function* readPages(read: Driver['read'], kind?: SubmissionKind) {
  const condition = `s.id > ?1 AND s.kind = coalesce(?2, s.kind) ORDER BY s.id LIMIT ${exportPage}`;
  const pageAfter = (id: number) =>
    read((tx) => selectSubmissions(tx, condition, id, kind ?? null));
  let page = await pageAfter(0);
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield* page;
    await new Promise((resolve) => setImmediate(resolve));
    page = await pageAfter(last.id);
  }
}
