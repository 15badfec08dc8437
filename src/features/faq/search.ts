import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { faqItems } from '@/content/faq-items';
import { faqFillers, faqSynonyms } from '@/content/faq-synonyms';
import { normalizeForSearch } from '@/lib/normalize-for-search';
import { type FaqHit, longestQuery, stemOf, wordsOf } from './mark-hits';

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
 * Searches the questions, their answers and their categories (docs/rules.md#faq-search).
 * @returns items that have every word or what it means, then items that have some; each best first.
 * Undefined for a query without words that count
 */
export const searchFaq = (query: string): readonly FaqHit[] | undefined => {
  const queryWords = normalizedWords(query.slice(0, longestQuery));
  const queries = queriesOf(queryWords);
  if (queries.length === 0) return undefined;

  const wanted = queryWords.filter((word) => !faqFillers.has(word));
  const terms = termsFoundBy(wanted);
  const exactResults = itemIndex.search({ combineWith: 'AND', queries });
  const exactKeys = new Set(exactResults.map(({ id }) => String(id)));
  const hits = itemIndex.search({ combineWith: 'OR', queries }).map((result): FaqHit => {
    const key = String(result.id);
    const meant = result.terms.filter((term) => !terms.includes(term) && !faqFillers.has(term));
    return { key, terms, meant, wanted, isNearest: !exactKeys.has(key) };
  });
  const answers = hits.filter(({ isNearest }) => !isNearest);
  const nearest = hits.filter(({ isNearest }) => isNearest);
  return [...answers, ...nearest];
};

const normalizedWords = (text: string) => wordsOf(text).map(normalizeForSearch);
const stemsOf = (phrase: string) => normalizedWords(phrase).map(stemOf);

/** Whether an item has a word with this stem. */
const isInAnItem = (stem: string) => itemIndex.search(stem).length > 0;

/** @returns the stems in the items that the words find without synonyms */
const termsFoundBy = (queryWords: readonly string[]) => {
  const stems = queryWords.map(stemOf);
  const results = itemIndex.search({ combineWith: 'OR', queries: stems, ...lastWordOptions });
  return [...new Set(results.flatMap((result) => result.terms))];
};

/** @returns a query for each word that counts: for the word, or for something that it means */
const queriesOf = (queryWords: readonly string[]): Query[] => {
  const meanings = meaningsOf(queryWords.map(stemOf));
  const queries: Query[] = [];
  for (const [position, word] of queryWords.entries()) {
    const isRepeated = queryWords.indexOf(word) < position;
    if (isRepeated) continue;
    const alternatives: Query[] = [];
    if (!faqFillers.has(word)) {
      const isLast = position === queryWords.length - 1;
      const options = isLast ? lastWordOptions : wordOptions;
      alternatives.push({ ...options, queries: [stemOf(word)] });
    }
    for (const meaning of meanings[position] ?? [])
      alternatives.push({ combineWith: 'AND', queries: [...meaning] });
    if (alternatives.length > 0) queries.push({ combineWith: 'OR', queries: alternatives });
  }
  return queries;
};

const phrasesOf = (list: string) => list.split(', ').map(stemsOf);

/** `faqSynonyms` with each phrase as the stems of its words. */
const synonyms = faqSynonyms.map(({ phrases, means, beside }) => ({
  phrases: phrasesOf(phrases),
  means: phrasesOf(means),
  beside: beside === undefined ? undefined : phrasesOf(beside),
}));

/** @returns for each word of a query, what the phrases to which it belongs mean; all as stems */
const meaningsOf = (queryStems: readonly string[]) => {
  const meanings = queryStems.map(() => new Set<readonly string[]>());
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
const positionsOf = (phrase: readonly string[], queryStems: readonly string[]) => {
  const positions: number[] = [];
  for (const start of queryStems.keys()) {
    const isHere = phrase.every((stem, offset) => queryStems[start + offset] === stem);
    if (isHere) positions.push(...phrase.map((_, offset) => start + offset));
  }
  return positions;
};
