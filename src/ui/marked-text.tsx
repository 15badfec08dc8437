import { clsx } from 'clsx';
import { normalizeForSearch } from '@/lib/normalize-for-search';

export interface TextPart {
  /** Index in the text. */
  at: number;
  text: string;
  isHit: boolean;
  /** A hit that means what was searched for, in another word. */
  isMeant?: boolean;
}

/** A word that only means what was typed is underlined, and not filled. */
const meantClass = 'bg-transparent underline decoration-2 underline-offset-4';

/** Shows the hits of a search as marks. Each part has an element of its own. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ at, text, isHit, isMeant = false }) => {
    if (!isHit) return <span key={at}>{text}</span>;
    return (
      <mark key={at} className={clsx(isMeant && meantClass)}>
        {text}
      </mark>
    );
  });
}

/** @returns the text, split into the first match of a query and the rest; case does not count */
export function markMatch(text: string, query: string): readonly TextPart[] {
  const wanted = normalizeForSearch(query.trim());
  const start = normalizeForSearch(text).indexOf(wanted);
  if (wanted === '' || start === -1) return [{ at: 0, text, isHit: false }];
  const characters = Array.from(text);
  const end = start + Array.from(wanted).length;
  const parts = [
    { at: 0, text: characters.slice(0, start).join(''), isHit: false },
    { at: start, text: characters.slice(start, end).join(''), isHit: true },
    { at: end, text: characters.slice(end).join(''), isHit: false },
  ];
  return parts.filter((part) => part.text !== '');
}
