import MiniSearch, { type Query } from 'minisearch';
import { oneErrorFrom, swaps, twoErrorsFrom } from '@/lib/typing-errors';

/** One word in every way it may be meant, the mildest first: as it begins, letters changed over, letters wrong. */
const readings = (word: string): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: [word], prefix: true, boost: { names: 4 } },
    ...(word.length < oneErrorFrom ? [] : [...swaps(word), { queries: [word], fuzzy: 1 }]),
    ...(word.length < twoErrorsFrom ? [] : [{ queries: [word], fuzzy: 2 }]),
  ],
});

/**
 * Finds what is meant where letters are wrong, missing, doubled or changed over.
 * @param names of each option, folded: what it is called, and the same in one word
 * @returns a search that gives the places of the options found, nearest first; the first letter is taken as right
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
