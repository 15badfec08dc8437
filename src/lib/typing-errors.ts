/** From this length on a word may hold one typing error, from the second on two. */
export const oneErrorFrom = 4;
export const twoErrorsFrom = 8;

/** @returns the word with two neighbouring letters changed over, at every place. */
export const swaps = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
  );
