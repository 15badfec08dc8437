import MiniSearch, { type Query } from 'minisearch';
import { faqItems } from '@/content/faq-items';
import { faqOtherWords } from '@/content/faq-other-words';
import { faqFillers, faqSynonyms, faqUnanswered } from '@/content/faq-synonyms';
import {
  minLengthForOneError,
  withSwappedLetters,
  minLengthForTwoErrors,
} from '@/lib/typing-errors';
import { faqIndex, normalizedWords, forms } from './search-index';
import { wordStem } from './word-stem';

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

const synonyms = faqSynonyms.flatMap(({ phrases, means }): Synonym[] => {
  const meaning = anyOf(phrasesOf(means).map(literally));
  return phrasesOf(phrases).map((phrase) => ({ stems: phrase.map(wordStem), meaning }));
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
  if (completion !== undefined || word.length < minLengthForOneError) return completion ?? word;
  return (
    withSwappedLetters(word).find((swapped) => known.has(swapped)) ??
    withErrors(word, 1) ??
    (word.length >= minLengthForTwoErrors ? withErrors(word, 2) : undefined) ??
    word
  );
};

/** Whether the words begin with the phrase, compared by stem. */
const begins = (given: readonly string[], phrase: readonly string[]) =>
  phrase.every((stem, at) => given[at] !== undefined && wordStem(given[at]) === stem);

/** Finds the longest synonym phrase that the words begin with: its meanings, and its length in words. */
const firstMeaning = (given: readonly string[]) => {
  const matching = synonyms.filter(({ stems }) => begins(given, stems));
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
export const readQuery = (query: string) => {
  const given = normalizedWords(query);
  const rest = given.map(corrected);
  const queries: Query[] = [];
  while (rest.length > 0) {
    const { length, meanings } = firstMeaning(rest);
    const phrase = rest.splice(0, length).filter((word) => !faqFillers.has(word));
    const literal: Query[] =
      phrase.length > 0 ? [{ combineWith: 'AND', queries: phrase.map(asWord) }] : [];
    const readings = literal.concat(meanings);
    if (readings.length > 0) queries.push(anyOf(readings));
  }
  const wanted = given.filter((word) => !faqFillers.has(word));
  return queries.length > 0 ? { queries, wanted } : { queries: given.map(asWord), wanted: given };
};
