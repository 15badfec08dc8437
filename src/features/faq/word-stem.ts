/** Endings of English words, longest first, each with the fewest letters that must precede it. */
const endings: readonly (readonly [RegExp, number])[] = [
  [/(?:isation|ization|ising|izing|ised|ized|ises|izes|ise|ize)$/, 4],
  [/(?:ation|ating|ated|ator|ate)$/, 3],
  [/(?:ing|ed)$/, 3],
  [/(?:ment|er|ly)$/, 4],
];

const singular = (word: string) =>
  word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=(?:ss|x|ch|sh))es$/, '')
    .replace(/(?<=.[^sui])s$/, '');

/**
 * @param word normalised for search
 * @returns a stem, often not a word, that plural, gerund, past tense, agent noun and both spellings share
 */
export const wordStem = (word: string): string => {
  const one = singular(word);
  const ending = endings
    .map(([pattern, least]) => one.replace(pattern, (cut, at) => (at < least ? cut : '')))
    .find((rest) => rest !== one)
    ?.replace(/([bdgmnpt])\1$/, '$1');
  return (ending ?? one)
    .replace(/(?<=..)e$/, '')
    .replace(/y$/, 'i')
    .replace(/our$/, 'or');
};
