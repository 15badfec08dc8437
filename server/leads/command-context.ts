import type { Config } from '../base/config';
import type { Log } from '../base/log';
import type { Store } from '../store/store';

/** What the commands of the owner work on, by the shell and by the links in mails. */
export interface CommandContext {
  store: Store;
  /** The HMAC key by which the identities of free audits are stored. */
  secret: Buffer;
  config: Partial<Config>;
  /** Folder of the `.eml` files. */
  outbox: string;
  log: Log;
  now: () => number;
}
