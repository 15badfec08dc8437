import { clsx } from 'clsx';
import type { Ref } from 'react';
import type { AnswerLine } from '@/lib/answer-line';
import type { Answers, QuestionId } from './answers';
import { linePieces } from './scoring';

const variants = {
  light: {
    place: 'fill-sand',
    piece: 'fill-ink group-data-start/piece:fill-green',
    bend: 'stroke-ink',
  },
  green: {
    place: 'fill-ink/16',
    piece: 'fill-cream group-data-start/piece:fill-ink',
    bend: 'stroke-cream',
  },
  /** A row as large as its geometry, also on dark. */
  strip: {
    place: 'fill-sand on-dark:fill-moss',
    piece:
      'fill-ink group-data-start/piece:fill-green on-dark:fill-cream on-dark:group-data-start/piece:fill-green',
    bend: '',
  },
} as const;

interface LinePictureProps {
  line: AnswerLine;
  answers: Partial<Answers>;
  /** The questions on it; all twenty by default. */
  ids?: readonly QuestionId[];
  /** The question to start with, which stands out. */
  startQuestion?: QuestionId | undefined;
  variant?: keyof typeof variants;
  /** Whether the pieces show the numbers of their questions. */
  isNumbered?: boolean;
  className?: string;
  ref?: Ref<SVGSVGElement>;
}

/** Answers as a line: a full piece, half a piece or a dot each. */
export function LinePicture({
  line,
  answers,
  ids,
  startQuestion,
  variant = 'light',
  isNumbered = false,
  className,
  ref,
}: LinePictureProps) {
  const classes = variants[variant];
  const round = line.thickness / 2;
  return (
    <svg
      ref={ref}
      className={clsx(variant !== 'strip' && 'w-full', className)}
      viewBox={`0 0 ${line.width} ${line.height}`}
      {...(variant === 'strip' && { width: line.width, height: line.height })}
      aria-hidden="true"
    >
      {linePieces(line, answers, ids).map(({ id, number, place, piece }) => (
        <g key={id} className="group/piece" data-start={startQuestion === id || undefined}>
          <rect {...place} rx={round} className={classes.place} />
          {piece && <rect {...piece} rx={round} className={classes.piece} data-piece={id} />}
          {piece && isNumbered && (
            <text
              x={piece.x + piece.width / 2}
              y={piece.y + round + 4}
              textAnchor="middle"
              className="fill-cream text-tiny/none font-semibold group-data-start/piece:fill-ink"
            >
              {number}
            </text>
          )}
        </g>
      ))}
      {line.bends.map((bend) => (
        <path
          key={bend}
          className={clsx('fill-none', classes.bend)}
          strokeWidth={line.thickness}
          d={bend}
        />
      ))}
    </svg>
  );
}
