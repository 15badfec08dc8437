import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { faqItems } from '@/content/faq-items';
import { faqFillers, faqSynonyms } from '@/content/faq-synonyms';
import { normalizeForSearch } from '@/lib/normalize-for-search';
import type { FaqHit } from './mark-hits';
import { longestQuery, stemOf, wordsOf } from './words';

const itemIndex = new MiniSearch({
  idField: 'key',
  fields: ['title', 'description', 'category'],
  tokenize: wordsOf,
  processTerm: (word) => stemOf(normalizeForSearch(word)),
  searchOptions: { boost: { title: 2 }, processTerm: (stem) => stem },
});
itemIndex.addAll(faqItems);

/** Finds words by their beginning and, unless they occur in an item, with typing errors. */
const wordOptions: SearchOptions = {
  prefix: (stem) => stem.length >= 3,
  fuzzy: (stem) => (stem.length >= 5 && !isInAnItem(stem) ? 0.2 : false),
};
/** The last word of a query may be unfinished, so any beginning of it counts. */
const lastWordOptions: SearchOptions = { ...wordOptions, prefix: true };

/**
 * Searches the questions, their answers and their categories (docs/rules.md#faq-search). Each word
 * that is no filler, or belongs to a phrase with synonyms, becomes a query: for the word or for what
 * it means. An item that meets all of them is an answer, any other is partial.
 * @returns answers, then partial hits; each best first. Undefined for a query without words that
 * count
 */
export const searchFaq = (query: string): readonly FaqHit[] | undefined => {
  const words = normalizedWords(query.slice(0, longestQuery));
  const queries = queriesOf(words);
  if (queries.length === 0) return undefined;

  const searchedWords = words.filter((word) => !faqFillers.has(word));
  const foundStems = stemsFoundBy(searchedWords);
  // Two searches, because a result does not say which of the queries it meets.
  const answerKeys = new Set(itemIndex.search({ combineWith: 'AND', queries }).map(({ id }) => id));
  const hits = itemIndex.search({ combineWith: 'OR', queries }).map(({ id, terms }): FaqHit => {
    const synonymStems = terms.filter(
      (stem) => !foundStems.includes(stem) && !faqFillers.has(stem),
    );
    const isPartial = !answerKeys.has(id);
    return { key: String(id), searchedWords, foundStems, synonymStems, isPartial };
  });
  const answers = hits.filter(({ isPartial }) => !isPartial);
  const partialHits = hits.filter(({ isPartial }) => isPartial);
  return [...answers, ...partialHits];
};

const normalizedWords = (text: string) => wordsOf(text).map(normalizeForSearch);

/** @returns whether an item has a word with this stem; the index can only be asked by a search */
const isInAnItem = (stem: string) => itemIndex.search(stem).length > 0;

/** @returns the stems in the items that the words find without synonyms */
const stemsFoundBy = (words: readonly string[]) => {
  const queries = words.map(stemOf);
  const results = itemIndex.search({ combineWith: 'OR', queries, ...lastWordOptions });
  return [...new Set(results.flatMap(({ terms }) => terms))];
};

/** @returns a query for each word that counts: for the word, or for something that it means */
const queriesOf = (words: readonly string[]): Query[] => {
  const meanings = meaningsOf(words.map(stemOf));
  const queries: Query[] = [];
  for (const [position, word] of words.entries()) {
    const isRepeated = words.indexOf(word) < position;
    if (isRepeated) continue;
    const alternatives: Query[] = [];
    if (!faqFillers.has(word)) {
      const isLast = position === words.length - 1;
      const options = isLast ? lastWordOptions : wordOptions;
      alternatives.push({ ...options, queries: [stemOf(word)] });
    }
    for (const meaning of meanings[position] ?? [])
      alternatives.push({ combineWith: 'AND', queries: [...meaning] });
    if (alternatives.length > 0) queries.push({ combineWith: 'OR', queries: alternatives });
  }
  return queries;
};

/** A word or several in a row, as stems. */
type Phrase = readonly string[];

const phrasesOf = (list: string): Phrase[] =>
  list.split(', ').map((phrase) => normalizedWords(phrase).map(stemOf));

/** `faqSynonyms` as stems. A row with phrases `beside` counts only where a query has one of them. */
const synonyms = faqSynonyms.map(({ phrases, means, beside }) => ({
  phrases: phrasesOf(phrases),
  means: phrasesOf(means),
  beside: beside === undefined ? undefined : phrasesOf(beside),
}));

/**
 * @param queryStems the words of a query, as stems
 * @returns for each of them, what the phrases to which it belongs mean
 */
const meaningsOf = (queryStems: readonly string[]) => {
  const meanings = queryStems.map(() => new Set<Phrase>());
  for (const { phrases, means, beside } of synonyms) {
    const applies =
      beside === undefined || beside.some((phrase) => positionsOf(phrase, queryStems).length > 0);
    if (!applies) continue;
    for (const position of phrases.flatMap((phrase) => positionsOf(phrase, queryStems))) {
      for (const meaning of means) meanings[position]?.add(meaning);
    }
  }
  return meanings;
};

/** @returns the positions of all words of a phrase wherever a query has it; none if it does not */
const positionsOf = (phrase: Phrase, queryStems: readonly string[]) => {
  const positions: number[] = [];
  for (const start of queryStems.keys()) {
    const isHere = phrase.every((stem, offset) => queryStems[start + offset] === stem);
    if (isHere) positions.push(...phrase.map((_, offset) => start + offset));
  }
  return positions;
};
