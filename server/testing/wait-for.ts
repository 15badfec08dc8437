import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Polls until `read` returns a value.
 *
 * @param what is waited for, named in the error
 * @throws after `timeoutMs` milliseconds
 */
export const waitFor = async <Value>(
  read: () => Value | undefined | Promise<Value | undefined>,
  what: string,
  timeoutMs = 30_000,
): Promise<Value> => {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (performance.now() > end) throw new Error(`Timed out waiting for ${what}`);
    await sleep(20);
  }
};

/** @returns whether the condition became true within `timeoutMs` ms; false if it throws */
export const waitUntil = (condition: () => boolean | Promise<boolean>, timeoutMs: number) =>
  waitFor(async () => ((await condition()) ? true : undefined), 'a condition', timeoutMs).catch(
    () => false,
  );
