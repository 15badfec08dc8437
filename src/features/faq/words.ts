/** Only so many characters of a query count (docs/rules.md#faq-search). */
export const longestQuery = 200;

export const wordPattern = /[^\n\r\p{Z}\p{P}]+/gu;

/** @returns the words of a text, without spaces and punctuation */
export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/**
 * @param word normalised for search
 * @returns the word without its ending, which plural, gerund and past tense share: `price` and
 * `pricing` have the stem `pric`
 */
export const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ings?|ies|ers?|es|ed|s|e)$/, '') : word.replace(/s$/, '');
