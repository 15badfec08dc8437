/** A setting or a file keeps the server from starting. Its message is for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** @returns whether a message has a full disk's code of the file system, SQLite or PostgreSQL */
export const isFullDisk = (message: string) => /ENOSPC|SQLITE_FULL|\b53100\b/.test(message);

/** What the operator does about a full disk. */
export const onFullDisk =
  'The disk is full. Free some space on it (old logs, mails under outbox/) and run the command again; ' +
  'what is done stays done.';
