import { clsx } from 'clsx';
import { Fragment, useState } from 'react';
import type { Box } from '@/lib/point';
import { type Strip, pieceBox } from '@/lib/strip';
import type { Answer, QuestionId } from './answers';
import type { QuestionState } from './rail-plan';
import { useRail } from './rail-state';
import { stripPieces } from './strip-pieces';
import './rail-pieces.css';

/** Colours by what the rail lies on. */
const tones = {
  cream: { place: 'text-sand', piece: 'text-ink', gap: 'fill-error' },
  forest: { place: 'text-moss', piece: 'text-cream', gap: 'fill-coral' },
  sand: { place: 'text-cream', piece: 'text-ink', gap: 'fill-error' },
  bar: { place: 'text-cream/22', piece: 'text-cream', gap: 'fill-coral' },
} as const;

export type RailGround = keyof typeof tones;

/** The rail changes its size as the header hides and shows. */
const followsHeader = 'transition-[y,height,d] duration-header ease-roll';

/** A bar runs out in 260 ms, 4 px too far, and comes back in 120 ms. */
const barArrives = 'animate-[rail-run-level_380ms] data-upright:animate-[rail-run-upright_380ms]';
const dotArrives = '[--start:translateY(-12px)] animate-[comes_var(--t-hover)_var(--ease-drop)]';

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
        // The strip draws itself once, when the questions first come into view.
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
            {/* Drawn once the section before it is answered. */}
            <path
              d={path}
              pathLength={1}
              strokeDasharray="1 2"
              strokeDashoffset={sections[index]?.isFull ? 0 : 1.01}
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
  piece: Box | undefined;
}

/**
 * One question's place: green when it is the next one, with the dot of an error, or with the piece
 * of its answer.
 */
function RailPlace({ id, answer, status, number, strip, ground, place, piece }: RailPlaceProps) {
  const { startQuestion } = useRail();
  const tone = tones[ground];
  const rx = strip.thickness / 2;
  return (
    <g data-status={status}>
      <rect
        {...place}
        rx={rx}
        className={clsx('rail-place fill-current', followsHeader, tone.place)}
      />
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

/**
 * The piece of an answer: a bar that runs from its start, or a dot that drops. After a reload it is
 * there at once.
 */
function RailPiece({ id, answer, box, strip, className }: RailPieceProps) {
  const { isLive } = useRail();
  const [arrival] = useState(isLive ? answer : undefined);
  const length = strip.isUpright ? box.height : box.width;
  return (
    <rect
      {...box}
      rx={strip.thickness / 2}
      style={{ '--over': `${length + 4}px` }}
      className={clsx(
        'rail-piece',
        className,
        arrival && (arrival === 'c' ? dotArrives : barArrives),
      )}
      data-piece={id}
      data-upright={strip.isUpright || undefined}
    />
  );
}
