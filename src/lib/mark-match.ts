import { normalizeForSearch } from './normalize-for-search';

/** A part of a text that a search has looked through. */
export interface TextPart {
  /** Its index in the text, by which React tells the parts apart. */
  at: number;
  text: string;
  isHit: boolean;
  /** Whether the hit only means what was searched for. */
  isSynonym?: boolean;
}

/** @returns the text, split into the first match of a query and the rest; case does not count */
export function markMatch(text: string, query: string): readonly TextPart[] {
  const wanted = normalizeForSearch(query.trim());
  // The normalised text has every character at its old index.
  const start = normalizeForSearch(text).indexOf(wanted);
  if (wanted === '' || start === -1) return [{ at: 0, text, isHit: false }];
  const end = start + wanted.length;
  const parts = [
    { at: 0, text: text.slice(0, start), isHit: false },
    { at: start, text: text.slice(start, end), isHit: true },
    { at: end, text: text.slice(end), isHit: false },
  ];
  return parts.filter((part) => part.text !== '');
}
