import { normalizeForSearch } from '@/lib/normalize-for-search';
import type { TextPart } from '@/ui/marked-text';

/**
 * @param word normalised for search
 * @returns the word without its ending, which plural, gerund and past tense share
 */
export const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ings?|ies|ers?|es|ed|s|e)$/, '') : word.replace(/s$/, '');

/** Only so many characters of a query count (docs/rules.md#faq-search). */
export const longestQuery = 200;

/** One question that a search found. */
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

const word = /[^\n\r\p{Z}\p{P}]+/gu;

/** @returns the words of a text, without spaces and punctuation */
export const words = (text: string): string[] => text.match(word) ?? [];

/** How many characters of a word to mark: the beginning that was searched for, or all of it. */
const markLength = (normalized: string, wanted: readonly string[]) => {
  const beginnings = wanted.filter((one) => normalized.startsWith(one));
  return beginnings.length > 0
    ? Math.max(...beginnings.map((one) => one.length))
    : normalized.length;
};

/** @returns the text in order, split into hits and the rest; in one part without a hit */
export const markHits = (text: string, hit: FaqHit | undefined): readonly TextPart[] => {
  if (!hit) return [{ at: 0, text, isHit: false }];
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(word)) {
    const normalized = normalizeForSearch(match[0]);
    const stem = stemOf(normalized);
    const isMeant = hit.meant.includes(stem);
    if (!isMeant && !hit.terms.includes(stem)) continue;
    const length = isMeant ? normalized.length : markLength(normalized, hit.wanted);
    const end = match.index + Array.from(match[0]).slice(0, length).join('').length;
    parts.push({ at: done, text: text.slice(done, match.index), isHit: false });
    parts.push({ at: match.index, text: text.slice(match.index, end), isHit: true, isMeant });
    done = end;
  }
  return [...parts, { at: done, text: text.slice(done), isHit: false }].filter(
    (part) => part.text !== '',
  );
};

/** @returns the first sentence with a hit; undefined without one */
export const sentenceWithHit = (text: string, hit: FaqHit) =>
  text.split(/(?<=[.:?!])\s+/).find((sentence) => markHits(sentence, hit).some((p) => p.isHit));
