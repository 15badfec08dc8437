import { closeSync, openSync } from 'node:fs';
import Database from 'libsql';

export interface DeliveryLock {
  /** Takes the lock if it is free. @returns whether this process holds it */
  acquire: () => boolean;
  release: () => void;
}

/**
 * Lets one process at a time deliver the mail of a data directory, so that no mail is sent twice. The lock is an open
 * transaction on its own file: the operating system releases it when the process ends, even after a crash.
 *
 * @param file the lock file; created with mode 0600
 */
export const createDeliveryLock = (file: string): DeliveryLock => {
  let database: Database.Database | undefined;
  return {
    acquire: () => {
      if (database !== undefined) return true;
      closeSync(openSync(file, 'a', 0o600));
      const candidate = new Database(file);
      try {
        candidate.exec('BEGIN EXCLUSIVE');
        database = candidate;
        return true;
      } catch {
        candidate.close();
        return false;
      }
    },
    release: () => {
      database?.close();
      database = undefined;
    },
  };
};
