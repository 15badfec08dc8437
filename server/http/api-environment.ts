import type { HttpBindings } from '@hono/node-server';

/** What the API's handlers find in Hono's context. */
export interface ApiEnvironment {
  /** Node's request; absent in tests, which call the API without a server. */
  Bindings: Partial<HttpBindings>;
  /** What happened to an accepted post, for the metrics. */
  Variables: { outcome?: string };
}
