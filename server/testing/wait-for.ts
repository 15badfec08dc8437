import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 20;

/** Asks again and again. @returns the first answer, or undefined when none came in time */
const poll = async <Answer>(
  ask: () => Answer | undefined | Promise<Answer | undefined>,
  longestMs: number,
): Promise<Answer | undefined> => {
  const end = performance.now() + longestMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined || performance.now() > end) return answer;
    await sleep(pauseMs);
  }
};

/** @returns the first answer that is not undefined; fails after ten seconds, or after as long as told */
export const waitFor = async <Answer>(
  ask: () => Answer | undefined | Promise<Answer | undefined>,
  what: string,
  longestMs = 10_000,
): Promise<Answer> => {
  const answer = await poll(ask, longestMs);
  if (answer === undefined) throw new Error(`Waited in vain for ${what}`);
  return answer;
};

/** @returns whether the answer became yes in time */
export const waitUntil = async (
  ask: () => boolean | Promise<boolean>,
  longestMs: number,
): Promise<boolean> => (await poll(async () => (await ask()) || undefined, longestMs)) ?? false;
