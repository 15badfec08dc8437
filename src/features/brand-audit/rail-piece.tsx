import { type CSSProperties, useState } from 'react';
import { type AnswerLine, pieceBox, pieceLength } from '@/lib/answer-line';
import type { Answer } from './schema';
import { points } from './scoring';
import './audit-line.css';

interface RailPieceProps {
  line: AnswerLine;
  /** Of the question, from 0. */
  index: number;
  answer: Answer;
  /** Whether it moves into its place. */
  isLive: boolean;
  className: string;
}

/** An answered question on the rail: a bar that runs from its start, or a dot that drops. */
export function RailPiece({ line, index, answer, isLive, className }: RailPieceProps) {
  const [arrival] = useState(isLive ? answer : undefined);
  const length = pieceLength(points[answer], line.slotWidth, line.thickness);
  const style: CSSProperties & Record<'--over', string> = { '--over': `${length + 4}px` };
  return (
    <rect
      {...pieceBox(line, index, length)}
      rx={line.thickness / 2}
      className={`rail-piece ${className}`}
      data-upright={line.isUpright || undefined}
      data-arrival={arrival && (arrival === 'c' ? 'dot' : 'bar')}
      style={style}
    />
  );
}
