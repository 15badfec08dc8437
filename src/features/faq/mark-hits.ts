import type { TextPart } from '@/lib/mark-match';
import { normalizeForSearch } from '@/lib/normalize-for-search';
import { stemOf, wordPattern } from './words';

/** A question that a search has found, and what to mark in it. */
export interface FaqHit {
  key: string;
  /** The words of the query, normalised, without fillers. */
  searchedWords: readonly string[];
  /** Stems of the words in the items that they find, in whatever spelling. */
  foundStems: readonly string[];
  /** Stems of the words in this item that mean the same. */
  synonymStems: readonly string[];
  /** Whether only some of the words occur. */
  isPartial: boolean;
}

/** @returns the text in order, split into marked and other parts; in one part without a hit */
export const markHits = (text: string, hit: FaqHit | undefined): readonly TextPart[] => {
  if (!hit) return [{ at: 0, text, isHit: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index: start } of text.matchAll(wordPattern)) {
    const isSynonym = hit.synonymStems.includes(stemOf(normalizeForSearch(word)));
    const marked = isSynonym ? word : markedPart(word, hit);
    if (marked === '') continue;
    parts.push({ at: end, text: text.slice(end, start), isHit: false });
    parts.push({ at: start, text: marked, isHit: true, isSynonym });
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

/** @returns the part of a word that was searched for, or all of it after a typo; empty if none */
const markedPart = (word: string, { foundStems, searchedWords }: FaqHit) => {
  const normalized = normalizeForSearch(word);
  if (!foundStems.includes(stemOf(normalized))) return '';
  const beginnings = searchedWords.filter((beginning) => normalized.startsWith(beginning));
  if (beginnings.length === 0) return word;
  return word.slice(0, Math.max(...beginnings.map((beginning) => beginning.length)));
};
