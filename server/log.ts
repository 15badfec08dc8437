type LogLevel = 'info' | 'warn' | 'error';

/** Facts of a log line: counts, codes and names of things, never what a person typed or where they are. */
type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (level: LogLevel, event: string, facts?: LogFacts) => void;

/** @returns a log that writes one JSON object per line: time, level, event and the facts given. */
export const createLog =
  (write: (line: string) => void, now: () => number = Date.now): Log =>
  (level, event, facts = {}) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...facts })}\n`);

/** @returns what a line about an unexpected failure says: its code, and where it was thrown, never its message */
export const failureFacts = (error: unknown): LogFacts => {
  const at = error instanceof Error ? /^ {4}at (.+)$/m.exec(error.stack ?? '')?.[1] : undefined;
  return { code: failureCode(error), at };
};

/** @returns a short code for a failure: its own code or name, never its message, which may quote a value. */
export const failureCode = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
