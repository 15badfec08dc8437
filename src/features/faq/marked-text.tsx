import { type FaqHit, markHits } from './mark-hits';

interface MarkedTextProps {
  text: string;
  /** The hit to mark; without one the text is plain. */
  hit?: FaqHit | undefined;
}

/** A text with every search hit marked. */
export function MarkedText({ text, hit }: MarkedTextProps) {
  if (!hit) return <span>{text}</span>;
  return markHits(text, hit).map((part) => {
    const Part = part.isHit ? 'mark' : 'span';
    return <Part key={part.at}>{part.text}</Part>;
  });
}
