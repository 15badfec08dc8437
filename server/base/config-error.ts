/** A setting or a file keeps the server from starting. Its message is for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
