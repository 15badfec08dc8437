import type { Config } from '../base/config';
import type { Log } from '../base/log';
import type { Store } from '../store/store';

/** What the commands of the owner work on, by the shell and by the links in mails. */
export interface CommandContext {
  store: Store;
  /** The HMAC key of the identities. */
  secret: Buffer;
  config: Partial<Config>;
  /** Folder of the `.eml` files. */
  outbox: string;
  log: Log;
  now: () => number;
}
