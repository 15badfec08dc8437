const [fastMs, slowMs] = [10, 25];
const [smallest, first, largest] = [10, 100, 500];
const shortestPauseMs = 2;

/**
 * Works off rows page by page, with pauses as long as the pages, so that whoever calls meanwhile is answered: the
 * pages grow and shrink with the time that they take.
 *
 * @param work takes at most so many rows; gives how many there were
 * @returns how many there were in all
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
