import { normalizeForSearch } from '@/lib/normalize-for-search';
import type { TextPart } from '@/ui/marked-text';

/** Only so many characters of a query count (docs/rules.md#faq-search). */
export const longestQuery = 200;

/** A question that a search has found. */
export interface FaqHit {
  key: string;
  /** The words searched for, normalised. */
  wanted: readonly string[];
  /** Stems of the words that they find, in whatever spelling. */
  terms: readonly string[];
  /** Stems of the words that mean the same. */
  meant: readonly string[];
  /** Whether only some of the words occur. */
  isNearest: boolean;
}

/** @returns the text in order, split into marked and other parts; in one part without a hit */
export const markHits = (text: string, hit: FaqHit | undefined): readonly TextPart[] => {
  if (!hit) return [{ at: 0, text, isHit: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index: start } of text.matchAll(wordPattern)) {
    const isMeant = hit.meant.includes(stemOf(normalizeForSearch(word)));
    const marked = isMeant ? word : markedPart(word, hit);
    if (marked === '') continue;
    parts.push({ at: end, text: text.slice(end, start), isHit: false });
    parts.push({ at: start, text: marked, isHit: true, isMeant });
    end = start + marked.length;
  }
  parts.push({ at: end, text: text.slice(end), isHit: false });
  return parts.filter((part) => part.text !== '');
};

/** @returns the first sentence with a hit; undefined without one */
export const sentenceWithHit = (text: string, hit: FaqHit) =>
  text
    .split(/(?<=[.:?!])\s+/)
    .find((sentence) => markHits(sentence, hit).some(({ isHit }) => isHit));

const wordPattern = /[^\n\r\p{Z}\p{P}]+/gu;

/** @returns the words of a text, without spaces and punctuation */
export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/**
 * @param word normalised for search
 * @returns the word without its ending, which plural, gerund and past tense share
 */
export const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ings?|ies|ers?|es|ed|s|e)$/, '') : word.replace(/s$/, '');

/** @returns the part of a word that was searched for, or all of it after a typo; empty if none */
const markedPart = (word: string, { terms, wanted }: FaqHit) => {
  const normalized = normalizeForSearch(word);
  if (!terms.includes(stemOf(normalized))) return '';
  const beginnings = wanted.filter((beginning) => normalized.startsWith(beginning));
  if (beginnings.length === 0) return word;
  return word.slice(0, Math.max(...beginnings.map((beginning) => beginning.length)));
};
