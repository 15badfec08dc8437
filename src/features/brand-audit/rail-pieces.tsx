import { clsx } from 'clsx';
import { Fragment, useState } from 'react';
import type { Box } from '@/lib/point';
import { type Strip, pieceBox } from '@/lib/strip';
import type { Answer, QuestionId } from './answers';
import type { QuestionState } from './rail-plan';
import { useRail } from './rail-state';
import { stripPieces } from './strip-pieces';
import './rail-pieces.css';

/** Colours by the ground of the rail: that of a section, or its bar. */
const tones = {
  cream: { place: 'text-sand', piece: 'text-ink', gap: 'fill-error' },
  forest: { place: 'text-moss', piece: 'text-cream', gap: 'fill-coral' },
  sand: { place: 'text-cream', piece: 'text-ink', gap: 'fill-error' },
  bar: { place: 'text-cream/22', piece: 'text-cream', gap: 'fill-coral' },
} as const;

type RailGround = keyof typeof tones;

/** How the piece of each answer arrives, which `rail-pieces.css` draws. */
const arrivals = { a: 'bar', b: 'bar', c: 'dot' } as const;

/** The rail changes its size as the header hides and shows. */
const followsHeader = 'transition-[y,height,d] duration-header ease-roll';

interface RailPiecesProps {
  strip: Strip;
  ground: RailGround;
  className?: string;
}

/** The twenty places and the pieces of the answers so far (docs/rules.md#audit-strip). */
export function RailPieces({ strip, ground, className }: RailPiecesProps) {
  const { states, answers, sections, isWaiting, isLive } = useRail();
  const pieces = stripPieces(strip, answers);
  return (
    <svg
      className={clsx(
        // The empty strip draws itself once, when the questions first come into view.
        isWaiting
          ? '[clip-path:inset(0_-24px_100%)]'
          : 'transition-[clip-path] duration-reveal ease-roll [clip-path:inset(0_-24px)]',
        'overflow-visible in-data-paused:transition-none in-data-paused:**:transition-none',
        className,
      )}
      viewBox={`0 0 ${strip.width} ${strip.height}`}
      width={strip.width}
      height={strip.height}
      aria-hidden="true"
    >
      {states.map((state, index) => (
        <RailPlace
          {...state}
          key={state.id}
          strip={strip}
          ground={ground}
          place={pieces[index]?.place}
          piece={pieces[index]?.piece}
        />
      ))}
      <g className="fill-none stroke-current" strokeWidth={strip.thickness}>
        {strip.bends.map((path, index) => (
          <Fragment key={index}>
            <path d={path} className={clsx(followsHeader, tones[ground].place)} />
            {/* Drawn once the section before is answered; at 1, not 1.01, its tip would show. */}
            <path
              d={path}
              pathLength={1}
              strokeDasharray="1 2"
              strokeDashoffset={sections[index]?.hasSentence ? 0 : 1.01}
              className={clsx(
                isLive ? 'transition-[stroke-dashoffset] duration-open ease-roll' : followsHeader,
                tones[ground].piece,
              )}
            />
          </Fragment>
        ))}
      </g>
    </svg>
  );
}

interface RailPlaceProps extends QuestionState {
  strip: Strip;
  ground: RailGround;
  place: Box | undefined;
  /** The box of its answer's piece, if it is answered. */
  piece: Box | undefined;
}

/**
 * The place of a question. What lies in it depends on its status: green for the next question, the
 * dot of an error for a gap after a submit, or the piece of its answer.
 */
function RailPlace({ id, answer, status, number, strip, ground, place, piece }: RailPlaceProps) {
  const { startQuestion } = useRail();
  const tone = tones[ground];
  const rx = strip.thickness / 2;
  return (
    <g data-status={status}>
      <rect {...place} rx={rx} className={clsx('fill-current', followsHeader, tone.place)} />
      {/* The green moves on once the piece of the answer before has begun to run. */}
      {status === 'now' && (
        <rect
          {...place}
          rx={rx}
          className={clsx('animate-[appears_1ms_120ms_backwards] fill-green', followsHeader)}
        />
      )}
      {status === 'gap' && (
        <rect {...pieceBox(strip, number - 1, strip.thickness)} rx={rx} className={tone.gap} />
      )}
      {answer && piece && (
        <RailPiece
          id={id}
          answer={answer}
          box={piece}
          strip={strip}
          className={startQuestion === id ? 'fill-green' : clsx('fill-current', tone.piece)}
        />
      )}
    </g>
  );
}

interface RailPieceProps {
  id: QuestionId;
  answer: Answer;
  box: Box;
  strip: Strip;
  className: string;
}

/** The piece of an answer. It arrives when that is given, and is there at once after a reload. */
function RailPiece({ id, answer, box, strip, className }: RailPieceProps) {
  const { isLive } = useRail();
  // The first answer decides: when it changes, its piece grows or shrinks instead.
  const [arrival] = useState(isLive ? arrivals[answer] : undefined);
  const length = strip.isUpright ? box.height : box.width;
  return (
    <rect
      {...box}
      rx={strip.thickness / 2}
      style={{ '--over': `${length + 4}px` }}
      className={clsx('rail-piece', className)}
      data-piece={id}
      data-arrival={arrival}
      data-upright={strip.isUpright || undefined}
    />
  );
}
