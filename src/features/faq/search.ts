import MiniSearch, { type Query } from 'minisearch';
import { faqItems } from '@/content/faq-items';
import { faqOtherWords } from '@/content/faq-other-words';
import { faqFillers, faqSynonyms, faqUnanswered } from '@/content/faq-synonyms';
import { mostErrors, normalizeForSearch, withSwappedLetters } from '@/lib/normalize-for-search';
import { type FaqHit, words, wordStem } from './mark-hits';

/** @returns the word and its stem */
const forms = (word: string): string[] => [...new Set([word, wordStem(word)])];

/** @returns the words of a text, normalised for search */
export const normalizedWords = (text: string): string[] => words(text).map(normalizeForSearch);

/** Indexes questions, answers and categories, each word with its stem. */
const faqIndex = new MiniSearch({
  idField: 'key',
  fields: ['title', 'description', 'category'],
  tokenize: words,
  processTerm: (word) => forms(normalizeForSearch(word)),
  searchOptions: { boost: { title: 2, category: 0.5 }, processTerm: (term) => term },
});
faqIndex.addAll(faqItems);

/** A beginning of at least this many letters matches the whole word. */
const minPrefix = 3;

/** Matches all words of a phrase, as they are. */
const literally = (phrase: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: [...phrase],
});

const anyOf = (queries: Query[]): Query => ({ combineWith: 'OR', queries });

const phrasesOf = (list: string) => list.split(', ').map(normalizedWords);

interface Synonym {
  /** Stems of the phrase that has this meaning. */
  stems: readonly string[];
  meaning: Query;
}

const stemsOf = (list: string) => phrasesOf(list).map((phrase) => phrase.map(wordStem));

const synonymRows = faqSynonyms.map(({ phrases, means, beside }) => {
  const meaning = anyOf(phrasesOf(means).map(literally));
  return {
    synonyms: stemsOf(phrases).map((stems): Synonym => ({ stems, meaning })),
    beside: beside === undefined ? undefined : stemsOf(beside),
  };
});

/** Every known word. */
const vocabulary = new MiniSearch({ fields: ['word'], idField: 'word' });
const known = new Set([
  ...faqFillers,
  ...faqUnanswered,
  ...faqItems.flatMap(({ title, description }) => normalizedWords(`${title} ${description}`)),
  ...faqSynonyms.flatMap(({ phrases }) => normalizedWords(phrases)),
]);
vocabulary.addAll([...known].map((word) => ({ word })));
const knownStems = new Set([...known].map(wordStem));
const otherStems = new Set(faqOtherWords.map(wordStem));
const unansweredStems = new Set([...faqUnanswered].map(wordStem));

/** The nearest known word with the same first letter, which is seldom mistyped. */
const withErrors = (word: string, fuzzy: number) =>
  vocabulary
    .search(word, { fuzzy })
    .map(({ id }) => String(id))
    .find((found) => found.startsWith(word.charAt(0)));

const isKnown = (word: string) => known.has(word) || knownStems.has(wordStem(word));

/** Completes a word that is being typed; unchanged when items have words that begin with it. */
const completed = (word: string) => {
  if (faqIndex.search(word, { prefix: true }).length > 0) return word;
  const [begun] = vocabulary.search(word, { prefix: true });
  return begun && String(begun.id);
};

/** Corrects typing errors. Known words and other English words stay as they are. */
const corrected = (word: string): string => {
  if (word.length < minPrefix || isKnown(word) || otherStems.has(wordStem(word))) return word;
  const completion = completed(word);
  if (completion !== undefined || mostErrors(word) === 0) return completion ?? word;
  return (
    withSwappedLetters(word).find((swapped) => known.has(swapped)) ??
    withErrors(word, 1) ??
    (mostErrors(word) > 1 ? withErrors(word, 2) : undefined) ??
    word
  );
};

const begins = (given: readonly string[], phrase: readonly string[]) =>
  phrase.every((stem, at) => given[at] === stem);

/** The synonyms that apply to a query of these stems. */
const applying = (given: readonly string[]) => {
  const has = (phrase: readonly string[]) => given.some((_, at) => begins(given.slice(at), phrase));
  return synonymRows.flatMap(({ synonyms, beside }) =>
    beside === undefined || beside.some(has) ? synonyms : [],
  );
};

/** Finds the longest synonym phrase that the stems begin with: its meanings, and its length in words. */
const firstMeaning = (given: readonly string[], among: readonly Synonym[]) => {
  const matching = among.filter(({ stems }) => begins(given, stems));
  const length = Math.max(1, ...matching.map(({ stems }) => stems.length));
  return {
    length,
    meanings: matching.flatMap(({ stems, meaning }): Query[] =>
      stems.length === length ? [meaning] : [],
    ),
  };
};

/** Matches a word in all its forms and as a prefix. */
const asWord = (word: string): Query =>
  unansweredStems.has(wordStem(word))
    ? anyOf([])
    : anyOf([{ queries: [word], prefix: !otherStems.has(wordStem(word)) }, ...forms(word)]);

/**
 * Parses a query, correcting typing errors and expanding synonyms (docs/rules.md#faq-search).
 * @param query as typed
 * @returns one search query per word or phrase, and the words to mark, normalised
 */
const readQuery = (query: string) => {
  const given = normalizedWords(query);
  const rest = given.map(corrected);
  const among = applying(rest.map(wordStem));
  const queries: Query[] = [];
  while (rest.length > 0) {
    const { length, meanings } = firstMeaning(rest.map(wordStem), among);
    const phrase = rest.splice(0, length).filter((word) => !faqFillers.has(word));
    const literal: Query[] =
      phrase.length > 0 ? [{ combineWith: 'AND', queries: phrase.map(asWord) }] : [];
    const readings = literal.concat(meanings);
    if (readings.length > 0) queries.push(anyOf(readings));
  }
  const wanted = given.filter((word) => !faqFillers.has(word));
  return queries.length > 0 ? { queries, wanted } : { queries: given.map(asWord), wanted: given };
};

/** A near match needs this share of the best near match's score. */
const minShare = 0.3;

/**
 * Searches the questions, their answers and their categories (docs/rules.md#faq-search).
 * @returns items that match every word or its synonyms, best first; then items that match some, best first; none for a
 * query without words
 */
export const searchFaq = (query: string): readonly FaqHit[] => {
  const { queries, wanted } = readQuery(query);
  const found = new Map(
    faqItems.map(({ key }) => [key, { score: 0, parts: 0, terms: Array<string>() }]),
  );
  for (const part of queries) {
    const results = faqIndex.search(part);
    const best = results[0]?.score ?? 1;
    // Rare words weigh more.
    const weight = Math.log(1 + faqItems.length / results.length);
    for (const { id, score, terms } of results) {
      const item = found.get(String(id));
      if (!item) continue;
      // MiniSearch's scores grow with the square of the matches; the root keeps one word from outweighing the others.
      item.score += weight * Math.sqrt(score / best);
      item.parts += 1;
      item.terms.push(...terms);
    }
  }
  const hits = [...found]
    .filter(([, { score }]) => score > 0)
    .toSorted(([, a], [, b]) => b.score - a.score)
    .map(([key, { score, parts, terms }]) => ({
      key,
      score,
      // Do not mark filler words of a synonym, such as "its" in "on its own".
      terms: terms.filter((term) => wanted.includes(term) || !faqFillers.has(term)),
      wanted,
      isNearest: parts < queries.length,
    }));
  const near = hits.filter(({ isNearest }) => isNearest);
  const least = (near[0]?.score ?? 0) * minShare;
  return [
    ...hits.filter(({ isNearest }) => !isNearest),
    ...near.filter(({ score }) => score >= least),
  ];
};
