import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { faqItems } from '@/content/faq-items';
import { faqFillers, faqSynonyms } from '@/content/faq-synonyms';
import { normalizeForSearch } from '@/lib/normalize-for-search';
import { type FaqHit, longestQuery, stemOf, words } from './mark-hits';

const normalizedWords = (text: string) => words(text).map(normalizeForSearch);
const stemsOf = (phrase: string) => normalizedWords(phrase).map(stemOf);

const index = new MiniSearch({
  idField: 'key',
  fields: ['title', 'description', 'category'],
  tokenize: words,
  processTerm: (word) => stemOf(normalizeForSearch(word)),
  searchOptions: { boost: { title: 2 }, processTerm: (stem) => stem },
});
index.addAll(faqItems);

/**
 * Searches the questions, their answers and their categories (docs/rules.md#faq-search).
 * @returns items that have every word or what it means, then items that have some; each best first. Undefined for a query
 * without words that count
 */
export const searchFaq = (query: string): readonly FaqHit[] | undefined => {
  const given = normalizedWords(query.slice(0, longestQuery));
  const queries = readQuery(given);
  if (queries.length === 0) return undefined;
  const counting = given.filter((word) => !faqFillers.has(word));
  const literal = index.search({ combineWith: 'OR', queries: counting.map(stemOf), ...typedLast });
  const terms = [...new Set(literal.flatMap((result) => result.terms))];
  const all = new Set(index.search({ combineWith: 'AND', queries }).map(({ id }) => String(id)));
  const hits = index.search({ combineWith: 'OR', queries }).map((result): FaqHit => {
    const key = String(result.id);
    const meant = result.terms.filter((term) => !terms.includes(term) && !faqFillers.has(term));
    return { key, terms, meant, wanted: counting, isNearest: !all.has(key) };
  });
  return [
    ...hits.filter(({ isNearest }) => !isNearest),
    ...hits.filter(({ isNearest }) => isNearest),
  ];
};

/** @returns a query for each word that counts: the word, or all words of something that it means */
const readQuery = (query: readonly string[]): Query[] => {
  const stems = query.map(stemOf);
  const meanings = meaningsOf(stems);
  return query.flatMap((word, at) => {
    // Skip a repeated word, because it says nothing new.
    if (query.indexOf(word) < at) return [];
    const meant = (meanings[at] ?? []).map((meaning): Query => {
      return { combineWith: 'AND', queries: [...meaning] };
    });
    const options = at === query.length - 1 ? typedLast : typed;
    const itself = faqFillers.has(word) ? [] : [{ ...options, queries: [stems[at] ?? ''] }];
    const readings = [...itself, ...meant];
    return readings.length > 0 ? { combineWith: 'OR', queries: readings } : [];
  });
};

/** Words are found by their beginning, and with typing errors unless they occur; those that a synonym adds, as they are. */
const typed: SearchOptions = {
  prefix: (stem) => stem.length >= 3,
  fuzzy: (stem) => (stem.length >= 5 && !isKnown(stem) ? 0.2 : false),
};
/** The last word may still be being typed. */
const typedLast: SearchOptions = { ...typed, prefix: true };

const isKnown = (stem: string) => index.search(stem).length > 0;

/** @returns for each word of a query, the meanings of the phrases that it belongs to; both as stems */
const meaningsOf = (query: readonly string[]) => {
  const meanings = query.map(() => new Set<readonly string[]>());
  for (const { phrases, means, beside } of synonyms) {
    if (beside && !beside.some((phrase) => placesOf(phrase, query).length > 0)) continue;
    for (const phrase of phrases)
      for (const start of placesOf(phrase, query))
        for (const each of meanings.slice(start, start + phrase.length))
          for (const meaning of means) each.add(meaning);
  }
  return meanings.map((each) => [...each]);
};

/** @returns where a phrase begins in a query; none if it is not in it */
const placesOf = (phrase: readonly string[], query: readonly string[]) =>
  query.flatMap((_, at) => (phrase.every((stem, step) => query[at + step] === stem) ? at : []));

const phrasesOf = (list: string) => list.split(', ').map(stemsOf);

const synonyms = faqSynonyms.map(({ phrases, means, beside }) => ({
  phrases: phrasesOf(phrases),
  means: phrasesOf(means),
  beside: beside === undefined ? undefined : phrasesOf(beside),
}));
