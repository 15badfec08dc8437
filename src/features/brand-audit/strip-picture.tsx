import { clsx } from 'clsx';
import type { Ref } from 'react';
import type { Strip } from '@/lib/strip';
import type { Answers, QuestionId } from './answers';
import { stripPieces } from './strip-pieces';

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

interface StripPictureProps {
  strip: Strip;
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

/** Answers as a strip: a full piece, half a piece or a dot each. */
export function StripPicture({
  strip,
  answers,
  ids,
  startQuestion,
  variant = 'light',
  isNumbered = false,
  className,
  ref,
}: StripPictureProps) {
  const classes = variants[variant];
  const round = strip.thickness / 2;
  return (
    <svg
      ref={ref}
      className={clsx(variant !== 'strip' && 'w-full', className)}
      viewBox={`0 0 ${strip.width} ${strip.height}`}
      {...(variant === 'strip' && { width: strip.width, height: strip.height })}
      aria-hidden="true"
    >
      {stripPieces(strip, answers, ids).map(({ id, number, place, piece }) => (
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
      {strip.bends.map((bend) => (
        <path
          key={bend}
          className={clsx('fill-none', classes.bend)}
          strokeWidth={strip.thickness}
          d={bend}
        />
      ))}
    </svg>
  );
}
