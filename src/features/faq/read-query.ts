import MiniSearch, { type Query } from 'minisearch';
import { faqItems } from '@/content/faq-items';
import { faqOtherWords } from '@/content/faq-other-words';
import { faqFillers, faqSynonyms, faqUnanswered } from '@/content/faq-synonyms';
import { oneErrorFrom, swaps, twoErrorsFrom } from '@/lib/typing-errors';
import { faqIndex, foldedWords, forms } from './search-index';
import { wordStem } from './word-stem';

/** From this length on the beginning of a word stands for all of it. */
const completedFrom = 3;

/** One word as it stands, or all words of a phrase. */
const literally = (phrase: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: [...phrase],
});

const anyOf = (queries: Query[]): Query => ({ combineWith: 'OR', queries });

const phrasesOf = (list: string) => list.split(', ').map(foldedWords);

interface Synonym {
  /** Of the words that are said. */
  stems: readonly string[];
  meaning: Query;
}

const synonyms = faqSynonyms.flatMap(({ said, means }): Synonym[] => {
  const meaning = anyOf(phrasesOf(means).map(literally));
  return phrasesOf(said).map((phrase) => ({ stems: phrase.map(wordStem), meaning }));
});

/** Every word that is understood. */
const vocabulary = new MiniSearch({ fields: ['word'], idField: 'word' });
const known = new Set([
  ...faqFillers,
  ...faqUnanswered,
  ...faqItems.flatMap(({ title, description }) => foldedWords(`${title} ${description}`)),
  ...faqSynonyms.flatMap(({ said }) => foldedWords(said)),
]);
vocabulary.addAll([...known].map((word) => ({ word })));
const knownStems = new Set([...known].map(wordStem));
const otherStems = new Set(faqOtherWords.map(wordStem));
const unansweredStems = new Set([...faqUnanswered].map(wordStem));

/** The nearest word that is understood; its first letter is seldom mistyped. */
const withErrors = (word: string, fuzzy: number) =>
  vocabulary
    .search(word, { fuzzy })
    .map(({ id }) => String(id))
    .find((found) => found.startsWith(word.charAt(0)));

const isKnown = (word: string) => known.has(word) || knownStems.has(wordStem(word));

/** The word as it is understood while it is being typed: itself where items have words that begin so. */
const completed = (word: string) => {
  if (faqIndex.search(word, { prefix: true }).length > 0) return word;
  const [begun] = vocabulary.search(word, { prefix: true });
  return begun && String(begun.id);
};

/** A word with its typing errors put right. One that is understood, or that is a word of its own, has none. */
const corrected = (word: string): string => {
  if (word.length < completedFrom || isKnown(word) || otherStems.has(wordStem(word))) return word;
  const whole = completed(word);
  if (whole !== undefined || word.length < oneErrorFrom) return whole ?? word;
  return (
    swaps(word).find((swapped) => known.has(swapped)) ??
    withErrors(word, 1) ??
    (word.length >= twoErrorsFrom ? withErrors(word, 2) : undefined) ??
    word
  );
};

/** Whether a phrase begins the words, in any form of them. */
const begins = (given: readonly string[], phrase: readonly string[]) =>
  phrase.every((stem, at) => given[at] !== undefined && wordStem(given[at]) === stem);

/** What the first words mean beside themselves, and how many of them say so. */
const firstMeaning = (given: readonly string[]) => {
  const said = synonyms.filter(({ stems }) => begins(given, stems));
  const length = Math.max(1, ...said.map(({ stems }) => stems.length));
  return {
    length,
    meanings: said.flatMap(({ stems, meaning }): Query[] =>
      stems.length === length ? [meaning] : [],
    ),
  };
};

/** A word in all its forms, and, until more of it is typed, every word that begins so. */
const asWord = (word: string): Query =>
  unansweredStems.has(wordStem(word))
    ? anyOf([])
    : anyOf([{ queries: [word], prefix: !otherStems.has(wordStem(word)) }, ...forms(word)]);

/**
 * Reads a query from its start, typing errors put right (docs/rules.md#faq-search): each phrase as all that it means.
 * @param query as it was typed
 * @returns what is looked for, one query for each word or phrase; and the words to mark, folded
 */
export const readQuery = (query: string) => {
  const given = foldedWords(query);
  const rest = given.map(corrected);
  const queries: Query[] = [];
  while (rest.length > 0) {
    const { length, meanings } = firstMeaning(rest);
    const said = rest.splice(0, length).filter((word) => !faqFillers.has(word));
    const literal: Query[] =
      said.length > 0 ? [{ combineWith: 'AND', queries: said.map(asWord) }] : [];
    const readings = literal.concat(meanings);
    if (readings.length > 0) queries.push(anyOf(readings));
  }
  const looked = given.filter((word) => !faqFillers.has(word));
  return queries.length > 0
    ? { queries, wanted: looked }
    : { queries: given.map(asWord), wanted: given };
};
