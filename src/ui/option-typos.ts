import MiniSearch, { type Query } from 'minisearch';
import { oneErrorFrom, swaps, twoErrorsFrom } from '@/lib/typing-errors';

/** Ways to read a word, mildest first: as a prefix, with swapped letters, with wrong letters. */
const readings = (word: string): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: [word], prefix: true, boost: { names: 4 } },
    ...(word.length < oneErrorFrom ? [] : [...swaps(word), { queries: [word], fuzzy: 1 }]),
    ...(word.length < twoErrorsFrom ? [] : [{ queries: [word], fuzzy: 2 }]),
  ],
});

/**
 * Finds options despite wrong, missing, doubled or swapped letters. The first letter must be right.
 * @param names of each option, normalised: each name, and the same without spaces
 * @returns a search that gives the indexes of the options found, nearest first
 */
export function indexTypos(names: readonly (readonly string[])[]) {
  const index = new MiniSearch({ fields: ['names'] });
  index.addAll(
    names.map((texts, id) => ({ id, names: [...new Set(texts.join(' ').split(' '))].join(' ') })),
  );
  return (wanted: string): readonly number[] => {
    const queries = wanted.split(' ').map(readings);
    return index
      .search({ combineWith: 'AND', queries })
      .filter(({ terms }) => terms.some((term) => term.startsWith(wanted.charAt(0))))
      .map(({ id }) => Number(id));
  };
}
