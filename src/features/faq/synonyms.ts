import { faqSynonyms } from '@/content/faq-synonyms';
import { normalizeForSearch } from '@/lib/normalize-for-search';
import { stemOf, wordsOf } from './words';

/** A word or several in a row, as stems. */
type Phrase = readonly string[];

const phrasesOf = (list: string): Phrase[] =>
  list.split(', ').map((phrase) => wordsOf(phrase).map(normalizeForSearch).map(stemOf));

/** The rows of `faqSynonyms`. One with phrases `beside` counts only where a query has one of them. */
const synonyms = faqSynonyms.map(({ phrases, means, beside }) => ({
  phrases: phrasesOf(phrases),
  means: phrasesOf(means),
  beside: beside === undefined ? undefined : phrasesOf(beside),
}));

/**
 * @param queryStems the words of a query, as stems
 * @returns for each of them, what the phrases to which it belongs mean
 */
export const meaningsOf = (queryStems: readonly string[]) => {
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
