import MiniSearch, { type SearchOptions } from 'minisearch';
import { faqItems } from '@/content/faq-items';
import { fold } from '@/lib/fold';
import { type FaqHit, words } from './mark-hits';

/** From this length on a word may hold one typing error, from the second on two. */
const oneErrorFrom = 4;
const twoErrorsFrom = 8;

const index = new MiniSearch({
  idField: 'key',
  fields: ['title', 'description'],
  tokenize: words,
  processTerm: fold,
  searchOptions: { boost: { title: 3 } },
});
index.addAll(faqItems);

/** The word with two neighbouring letters changed over, at every place. */
const swaps = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
  );

/** One way to read a word; MiniSearch combines such parts. */
const as = (word: string, options: SearchOptions) => ({ queries: [word], ...options });

/** The mildest reading of a word that is found at all: as it stands, letters swapped, letters wrong. */
const reading = (word: string) => {
  const literal = as(word, { prefix: true });
  const readings = [literal];
  if (word.length >= oneErrorFrom) {
    readings.push(...swaps(word).map((swapped) => as(swapped, { prefix: true })));
    readings.push(as(word, { fuzzy: 1 }));
  }
  if (word.length >= twoErrorsFrom) readings.push(as(word, { fuzzy: 2 }));
  return readings.find((query) => index.search(query).length > 0) ?? literal;
};

/**
 * Searches the questions and answers (decision 38): every word must occur, as the beginning of a word, with case
 * and accents folded and small typing errors forgiven.
 * @returns the hits, best first; none for a query without a word
 */
export const searchFaq = (query: string): readonly FaqHit[] =>
  index
    .search({ combineWith: 'AND', queries: words(query).map((word) => reading(fold(word))) })
    .map(({ id, terms, queryTerms }) => ({ key: String(id), terms, wanted: queryTerms }));
