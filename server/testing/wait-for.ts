import { setTimeout as sleep } from 'node:timers/promises';

const intervalMs = 20;

/** @returns the first value that is not undefined; undefined after `timeoutMs` milliseconds */
const poll = async <Value>(
  read: () => Value | undefined | Promise<Value | undefined>,
  timeoutMs: number,
): Promise<Value | undefined> => {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (value !== undefined || performance.now() > end) return value;
    await sleep(intervalMs);
  }
};

/**
 * Polls until `read` returns a value.
 *
 * @param what named in the error
 * @throws after `timeoutMs` milliseconds
 */
export const waitFor = async <Value>(
  read: () => Value | undefined | Promise<Value | undefined>,
  what: string,
  timeoutMs = 30_000,
): Promise<Value> => {
  const value = await poll(read, timeoutMs);
  if (value === undefined) throw new Error(`Timed out waiting for ${what}`);
  return value;
};

/** @returns whether the condition became true within `timeoutMs` milliseconds */
export const waitUntil = async (
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<boolean> =>
  (await poll(async () => (await condition()) || undefined, timeoutMs)) ?? false;
