import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until `read` returns a value. @param what named in the error. @throws after `timeoutMs` milliseconds */
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

/** @returns whether the condition became true within `timeoutMs` milliseconds */
export const waitUntil = (condition: () => boolean | Promise<boolean>, timeoutMs: number) =>
  waitFor(async () => (await condition()) || undefined, 'a condition', timeoutMs).catch(
    () => false,
  );
