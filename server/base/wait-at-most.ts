/** @returns what a promise resolves with, or undefined after `ms` milliseconds */
export const waitAtMost = async <Result>(
  ms: number,
  work: Promise<Result>,
): Promise<Result | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};
