type LogLevel = 'info' | 'warn' | 'error';

/** Fields of an entry: counts, codes and names, never what a person typed or their address. */
type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

/** @returns a log that writes each entry as a line of JSON: time, level, event and fields */
export const createLog =
  (write: (entry: string) => void, now: () => number = Date.now): Log =>
  (level, event, fields = {}) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields })}\n`);

/** @returns the code of an unexpected error and where it was thrown, never its message */
export const failureFields = (error: unknown): LogFields => {
  const at = error instanceof Error ? /^ {4}at (.+)$/m.exec(error.stack ?? '')?.[1] : undefined;
  return { code: failureCode(error), at };
};

/**
 * @returns the code or name of an error, never its message, which may quote personal data. Only the
 *   message says that a certificate is refused: mailers and `fetch` put another code over it
 */
export const failureCode = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { message } = error.cause instanceof Error ? error.cause : error;
  if (/certificate/i.test(message))
    return /expired/.test(message) ? 'certificate-expired' : 'certificate-refused';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
