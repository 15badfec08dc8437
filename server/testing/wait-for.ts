/** Asks again and again until there is an answer; fails after ten seconds, or after as long as told. */
export const waitFor = async <Answer>(
  ask: () => Answer | undefined | Promise<Answer | undefined>,
  what: string,
  longestMs = 10_000,
): Promise<Answer> => {
  const deadline = performance.now() + longestMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
