import type { Transaction } from './transaction';

/** The parts of SQL that differ between the databases. */
export interface Dialect {
  /** Milliseconds since 1970 by the database's clock: clocks of processes may differ. */
  clock: string;
  /** Ends a SELECT of entries to claim (`outbox o`): it skips those that a process is claiming. */
  rowLock: string;
  /** The ids of a JSON array, parameter ?1, as a subquery. */
  jsonIds: string;
}

/** A database, as the store works on it. */
export interface Driver {
  dialect: Dialect;
  /** Runs work that only reads. */
  read: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Runs work in a transaction, on disk when this resolves. It may run again after a rollback. */
  write: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Removes what deleted rows left behind. @returns sentences about copies that stay */
  clean: () => Promise<readonly string[]>;
  /** Copies the database to an empty file, with every submission stored before the call. */
  backup: (file: string) => Promise<void>;
  close: () => Promise<void>;
}
