/** Rows of a page: deleting or copying these takes some milliseconds, even at 5 KB each. */
const pageRows = 200;
const shortestPauseMs = 2;

/**
 * Processes rows in pages, and pauses after each for as long as it took, so that requests get
 * answers.
 *
 * @param work processes at most `limit` rows and returns their number
 * @returns the number of all rows
 */
export const processInPages = async (work: (limit: number) => Promise<number>): Promise<number> => {
  for (let total = 0; ;) {
    const begin = performance.now();
    const count = await work(pageRows);
    total += count;
    if (count < pageRows) return total;
    const ms = performance.now() - begin;
    await new Promise((resolve) => setTimeout(resolve, Math.max(ms, shortestPauseMs)));
  }
};
