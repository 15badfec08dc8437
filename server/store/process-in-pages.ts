const [fastMs, slowMs] = [5, 12];
const [smallest, first, largest] = [10, 50, 500];
const shortestPauseMs = 2;

/**
 * Processes rows in pages, and pauses after each page for as long as it took, so that requests are answered meanwhile.
 * Pages grow and shrink towards 5 to 12 ms.
 *
 * @param work processes at most `limit` rows and returns their number
 * @returns the number of all rows
 */
export const processInPages = async (work: (limit: number) => Promise<number>): Promise<number> => {
  let limit = first;
  for (let total = 0; ;) {
    const begin = performance.now();
    const count = await work(limit);
    const ms = performance.now() - begin;
    total += count;
    if (count < limit) return total;
    if (ms < fastMs) limit = Math.min(limit * 2, largest);
    if (ms > slowMs) limit = Math.max(Math.floor(limit / 2), smallest);
    await new Promise((resolve) => setTimeout(resolve, Math.max(ms, shortestPauseMs)));
  }
};
