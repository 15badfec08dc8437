import { normalizeForSearch } from '@/lib/normalize-for-search';

interface HighlightProps {
  text: string;
  /** What was searched for; accents and case are folded. */
  query: string;
}

/** A text with its first hit marked. */
export function Highlight({ text, query }: HighlightProps) {
  const wanted = normalizeForSearch(query.trim());
  const start = wanted ? normalizeForSearch(text).indexOf(wanted) : -1;
  if (start < 0) return <span>{text}</span>;
  const characters = Array.from(text);
  const end = start + Array.from(wanted).length;
  return (
    <>
      <span>{characters.slice(0, start).join('')}</span>
      <mark>{characters.slice(start, end).join('')}</mark>
      <span>{characters.slice(end).join('')}</span>
    </>
  );
}
