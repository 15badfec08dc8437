import { clsx } from 'clsx';
import type { Ref } from 'react';
import type { Strip } from '@/lib/strip';
import type { Answers, QuestionId } from './answers';
import { stripPieces } from './strip-pieces';

/** Colours by the ground; `either` is light or dark, for a strip without bends. */
const grounds = {
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
  either: {
    place: 'fill-sand on-dark:fill-moss',
    piece:
      'fill-ink group-data-start/piece:fill-green on-dark:fill-cream on-dark:group-data-start/piece:fill-green',
    bend: '',
  },
} as const;

/** How far the baseline of a number lies below the middle of its piece, in units of the strip. */
const numberDrop = 4;

interface StripPictureProps {
  strip: Strip;
  answers: Partial<Answers>;
  /** The questions on it; all twenty by default. */
  ids?: readonly QuestionId[];
  startQuestion?: QuestionId | undefined;
  ground?: keyof typeof grounds;
  /** Whether the pieces show the numbers of their questions; for light grounds only. */
  isNumbered?: boolean;
  className?: string;
  ref?: Ref<SVGSVGElement>;
}

/** Answers as a strip as wide as its column: a full piece, half a piece or a dot each. */
export function StripPicture({
  strip,
  answers,
  ids,
  startQuestion,
  ground = 'light',
  isNumbered = false,
  className,
  ref,
}: StripPictureProps) {
  const classes = grounds[ground];
  const radius = strip.thickness / 2;
  return (
    <svg
      ref={ref}
      className={clsx('w-full', className)}
      viewBox={`0 0 ${strip.width} ${strip.height}`}
      aria-hidden="true"
    >
      {stripPieces(strip, answers, ids).map(({ id, number, place, piece }) => (
        <g key={id} className="group/piece" data-start={startQuestion === id || undefined}>
          <rect {...place} rx={radius} className={classes.place} />
          {piece && <rect {...piece} rx={radius} className={classes.piece} data-piece={id} />}
          {piece && isNumbered && (
            <text
              x={piece.x + piece.width / 2}
              y={piece.y + radius + numberDrop}
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
