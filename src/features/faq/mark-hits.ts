import { normalizeForSearch } from '@/lib/normalize-for-search';
import type { TextPart } from '@/ui/marked-text';

/** Endings of English words, longest first, each with the fewest letters that must precede it. */
const endings: readonly (readonly [RegExp, number])[] = [
  [/(?:isation|ization|ising|izing|ised|ized|ises|izes|ise|ize)$/, 4],
  [/(?:ation|ating|ated|ator|ate)$/, 3],
  [/(?:ing|ed)$/, 3],
  [/(?:ment|er|ly)$/, 4],
];

const singular = (word: string) =>
  word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=(?:ss|x|ch|sh))es$/, '')
    .replace(/(?<=.[^sui])s$/, '');

/**
 * @param word normalised for search
 * @returns a stem, often not a word, that plural, gerund, past tense, agent noun and both spellings share
 */
export const wordStem = (word: string): string => {
  const one = singular(word);
  const ending = endings
    .map(([pattern, least]) => one.replace(pattern, (cut, at) => (at < least ? cut : '')))
    .find((rest) => rest !== one)
    ?.replace(/([bdgmnpt])\1$/, '$1');
  return (ending ?? one)
    .replace(/(?<=..)e$/, '')
    .replace(/y$/, 'i')
    .replace(/our$/, 'or');
};

/** One question that a search found. */
export interface FaqHit {
  key: string;
  /** The words found in the question and answer, normalised, or their stems. */
  terms: readonly string[];
  /** The words searched for, normalised. */
  wanted: readonly string[];
  /** Whether only some of the words occur. */
  isNearest: boolean;
}

const word = /[^\n\r\p{Z}\p{P}]+/gu;

/** @returns the words of a text, without spaces and punctuation */
export const words = (text: string): string[] => text.match(word) ?? [];

/** How many characters of a word to mark: the beginning that was searched for, or all of it after a typo. */
const hitLength = (normalized: string, { terms, wanted }: FaqHit) => {
  if (!terms.includes(normalized) && !terms.includes(wordStem(normalized))) return 0;
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
    const length = hitLength(normalizeForSearch(match[0]), hit);
    if (length === 0) continue;
    const end = match.index + Array.from(match[0]).slice(0, length).join('').length;
    parts.push({ at: done, text: text.slice(done, match.index), isHit: false });
    parts.push({ at: match.index, text: text.slice(match.index, end), isHit: true });
    done = end;
  }
  return [...parts, { at: done, text: text.slice(done), isHit: false }].filter(
    (part) => part.text !== '',
  );
};

/** @returns the first sentence with a hit; undefined without one */
export const sentenceWithHit = (text: string, hit: FaqHit) =>
  text.split(/(?<=[.:?!])\s+/).find((sentence) => markHits(sentence, hit).some((p) => p.isHit));
