/** A setting or a file that keeps the server from starting; its message is one plain line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
