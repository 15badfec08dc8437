import { normalizeForSearch } from '@/lib/normalize-for-search';
import { wordStem } from './word-stem';

/** One question that a search found. */
export interface FaqHit {
  key: string;
  /** The words of the question and its answer that were found, folded, or their stems. */
  terms: readonly string[];
  /** The words that were looked for, folded. */
  wanted: readonly string[];
  /** Only some of what was looked for occurs. */
  isNearest: boolean;
}

interface TextPart {
  /** Where it begins in the text. */
  at: number;
  text: string;
  isHit: boolean;
}

const word = /[^\n\r\p{Z}\p{P}]+/gu;

/** @returns the words of a text, without spaces and punctuation. */
export const words = (text: string): string[] => text.match(word) ?? [];

/** How much of a word is a hit: its beginning where that was looked for, else, for a forgiven typo, all of it. */
const hitLength = (folded: string, { terms, wanted }: FaqHit) => {
  if (!terms.includes(folded) && !terms.includes(wordStem(folded))) return 0;
  const beginnings = wanted.filter((one) => folded.startsWith(one));
  return beginnings.length > 0 ? Math.max(...beginnings.map((one) => one.length)) : folded.length;
};

/** @returns the text in order, cut into what is a hit and what is not. */
export const markHits = (text: string, hit: FaqHit): readonly TextPart[] => {
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

/** @returns the first sentence that holds a hit; undefined when none does. */
export const sentenceWithHit = (text: string, hit: FaqHit) =>
  text.split(/(?<=[.:?!])\s+/).find((sentence) => markHits(sentence, hit).some((p) => p.isHit));
