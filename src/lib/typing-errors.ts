/** Words of at least this many letters may have one typing error, or two. */
export const minLengthForOneError = 4;
export const minLengthForTwoErrors = 8;

/** @returns every variant of the word with two neighbouring letters swapped */
export const withSwappedLetters = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
  );
