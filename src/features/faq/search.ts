import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { faqItems } from '@/content/faq-items';
import { faqFillers, faqSynonyms } from '@/content/faq-synonyms';
import { fold } from '@/lib/fold';
import { type FaqHit, words } from './mark-hits';

/** From this length on a word may hold one typing error, from the second on two. */
const oneErrorFrom = 4;
const twoErrorsFrom = 8;

const index = new MiniSearch({
  idField: 'key',
  fields: ['title', 'description', 'category'],
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

const foldedWords = (text: string) => words(text).map(fold);

/** "How much" would be found everywhere. */
const isLookedFor = (phrase: readonly string[]) =>
  phrase.length === 1 || !phrase.some((word) => faqFillers.has(word));

/** All words of a phrase, each in singular or plural. */
const wholePhrase = (phrase: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: phrase.map((word) => ({ combineWith: 'OR', queries: [word, `${word}s`] })),
});

/** Each row by what is said for it, and what is looked for then. */
const synonyms = faqSynonyms.map((row) => {
  const phrases = row.map(foldedWords);
  const meaning: Query = {
    combineWith: 'OR',
    queries: phrases.filter(isLookedFor).map(wholePhrase),
  };
  return { phrases, meaning };
});

/** Whether a phrase begins the words; its last word may be in the plural. */
const begins = (given: readonly string[], phrase: readonly string[]) =>
  phrase.every((word, at) => given[at] === word || given[at] === `${word}s`);

/** What the first words mean, if they are one of a row of synonyms, and how many of them it takes. */
const firstMeaning = (given: readonly string[]) =>
  synonyms
    .flatMap(({ phrases, meaning }) =>
      phrases
        .filter((phrase) => begins(given, phrase))
        .map(({ length }) => ({ length, query: meaning })),
    )
    .toSorted((a, b) => b.length - a.length)[0];

/** Reads a query from its start: what is a synonym as all that means the same, anything else as a word. */
const read = ([...given]: string[]): Query[] => {
  const queries: Query[] = [];
  while (given.length > 0) {
    const meaning = firstMeaning(given);
    const taken = given.splice(0, meaning?.length ?? 1);
    const said = taken.filter((word) => !faqFillers.has(word));
    if (meaning) queries.push(meaning.query);
    else queries.push(...said.map(reading));
  }
  return queries;
};

/**
 * Searches the questions, their answers and their categories (docs/rules.md#faq-search): every word, or what it
 * means, must occur, as the beginning of a word, with case and accents folded and small typing errors forgiven.
 * Words like "do you" count only when there is no other.
 * @returns the hits, best first; none for a query without a word
 */
export const searchFaq = (query: string): readonly FaqHit[] => {
  const given = foldedWords(query);
  const meant = read(given);
  const queries = meant.length > 0 ? meant : given.map(reading);
  return index
    .search({ combineWith: 'AND', queries })
    .map(({ id, terms, queryTerms }) => ({ key: String(id), terms, wanted: queryTerms }));
};
