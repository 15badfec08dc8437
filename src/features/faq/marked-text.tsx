import { type FaqHit, markHits } from './mark-hits';

interface MarkedTextProps {
  text: string;
  /** What the search found here; without it the text is plain. */
  hit?: FaqHit | undefined;
}

/** A text with every hit of the search marked. */
export function MarkedText({ text, hit }: MarkedTextProps) {
  if (!hit) return <span>{text}</span>;
  return markHits(text, hit).map((part) => {
    const Part = part.isHit ? 'mark' : 'span';
    return <Part key={part.at}>{part.text}</Part>;
  });
}
