export interface TextPart {
  /** Index in the text. */
  at: number;
  text: string;
  isHit: boolean;
}

interface MarkedTextProps {
  /** The whole text, in order. */
  parts: readonly TextPart[];
}

/** A text with its search hits marked. */
export function MarkedText({ parts }: MarkedTextProps) {
  return parts.map(({ at, text, isHit }) => {
    const Part = isHit ? 'mark' : 'span';
    return <Part key={at}>{text}</Part>;
  });
}
