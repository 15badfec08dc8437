import { sleep } from './sleep';

/** Asks every 50 ms until the answer is yes. @returns whether it came to that in time */
export const waitUntil = async (
  ask: () => boolean | Promise<boolean>,
  longestMs: number,
): Promise<boolean> => {
  const end = performance.now() + longestMs;
  while (performance.now() < end) {
    if (await ask()) return true;
    await sleep(50);
  }
  return false;
};
