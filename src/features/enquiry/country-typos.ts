import MiniSearch, { type Query } from 'minisearch';

/**
 * Finds options despite wrong, missing, doubled or swapped letters. The first letter must be right.
 * @param names of each option, normalised, with and without spaces
 * @returns a search for a normalised query, which gives the positions of the options found, nearest
 * first
 */
export function indexTypos(names: readonly (readonly string[])[]) {
  const index = new MiniSearch({ fields: ['names'] });
  for (const [id, optionNames] of names.entries()) {
    const words = new Set(optionNames.join(' ').split(' '));
    index.add({ id, names: [...words].join(' ') });
  }
  return (query: string): readonly number[] => {
    const queries = query.split(' ').map(readingsOf);
    return index
      .search({ combineWith: 'AND', queries })
      .filter(({ terms }) => terms.some((term) => term.startsWith(query.charAt(0))))
      .map(({ id }) => Number(id));
  };
}

/**
 * Ways to read a word, mildest first: as a prefix; from 4 letters on with one error, from 8 on with
 * two. MiniSearch counts two swapped letters as two errors, so a swap has readings of its own.
 */
const readingsOf = (word: string): Query => {
  const queries: Query[] = [{ queries: [word], prefix: true, boost: { names: 4 } }];
  if (word.length >= 4) queries.push(...withSwappedLetters(word), { queries: [word], fuzzy: 1 });
  if (word.length >= 8) queries.push({ queries: [word], fuzzy: 2 });
  return { combineWith: 'OR', queries };
};

/** @returns every variant of the word with two neighbouring letters swapped */
const withSwappedLetters = (word: string) => {
  const variants: string[] = [];
  for (let index = 0; index < word.length - 1; index += 1) {
    const [before, after] = [word.slice(0, index), word.slice(index + 2)];
    variants.push(before + word.charAt(index + 1) + word.charAt(index) + after);
  }
  return variants;
};
