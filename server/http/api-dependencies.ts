import type { HttpBindings } from '@hono/node-server';
import type { BlogSeed } from '@/content/blog-seed';
import type { Config } from '../base/config';
import type { CommandContext } from '../leads/command-context';
import type { RateCounter } from '../store/rate-counter';
import type { ReadWarnings } from '../store/warnings';
import type { PageFonts } from './page-styles';

/** What the API works on. Its secret is the HMAC key of identities, and of the tokens in links. */
export interface ApiDependencies extends CommandContext {
  /** A limit, or an option, that is absent is off. */
  config: Pick<Config, 'allowedOrigins' | 'siteUrl' | 'trustedProxies'> & Partial<Config>;
  rates: RateCounter;
  warnings: ReadWarnings;
  fonts: PageFonts;
  /** Gives the posts of the blog's feed; without it, the built-in posts are served. */
  listPosts?: () => Promise<BlogSeed[] | undefined>;
  /** Called after a mail, or a call of the webhook, may be queued. */
  onStored: () => void;
}

/** What the API's handlers find in Hono's context. */
export interface ApiEnvironment {
  /** Node's request; absent in tests, which call the API without a server. */
  Bindings: Partial<HttpBindings>;
}
