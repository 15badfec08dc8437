/** The server cannot start because of a setting or a file. The message is one line for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
