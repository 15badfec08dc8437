import { failureCode } from '../base/log';

/** The database is unreachable, full, read-only, locked or damaged. */
export class StoreError extends Error {
  override name = 'StoreError';
  constructor(
    /** A code of the database or the system (`SQLITE_FULL`), or one of ours (`OLD_SCHEMA`). */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`The database failed (${code})`, options);
  }
}

/** @returns the error as a {@link StoreError}, whose message has a code and no personal data */
export const toStoreError = (error: unknown) =>
  error instanceof StoreError ? error : new StoreError(failureCode(error), { cause: error });
