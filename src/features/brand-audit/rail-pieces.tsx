import { clsx } from 'clsx';
import type { AnswerLine } from '@/lib/answer-line';
import { pieceBox } from '@/lib/answer-line';
import { RailPiece } from './rail-piece';
import { useRail } from './rail-state';
import { statusOf } from './use-answers';

/** Colours by what the rail lies on. */
const tones = {
  cream: { place: 'fill-sand', piece: 'fill-ink', gap: 'fill-error' },
  forest: { place: 'fill-moss', piece: 'fill-cream', gap: 'fill-coral' },
  sand: { place: 'fill-cream', piece: 'fill-ink', gap: 'fill-error' },
  bar: { place: 'fill-cream/22', piece: 'fill-cream', gap: 'fill-coral' },
} as const;

const strokes = {
  cream: { place: 'stroke-sand', piece: 'stroke-ink' },
  forest: { place: 'stroke-moss', piece: 'stroke-cream' },
  sand: { place: 'stroke-cream', piece: 'stroke-ink' },
  bar: { place: 'stroke-cream/22', piece: 'stroke-cream' },
} as const;

export type RailGround = keyof typeof tones;

interface RailPiecesProps {
  line: AnswerLine;
  ground: RailGround;
  className?: string;
}

/** The twenty places and what is answered, as the report will draw it (docs/rules.md#audit-line). */
export function RailPieces({ line, ground, className }: RailPiecesProps) {
  const { states, full, startQuestion, isLive, isWaiting, isAway } = useRail();
  const tone = tones[ground];
  const round = { rx: line.thickness / 2 };
  return (
    <svg
      className={clsx('rail-line', className)}
      viewBox={`0 0 ${line.width} ${line.height}`}
      width={line.width}
      height={line.height}
      data-waiting={isWaiting || undefined}
      data-away={(isAway && line.isUpright) || undefined}
      aria-hidden="true"
    >
      {states.map((state, index) => {
        const status = statusOf(state);
        const box = pieceBox(line, index);
        return (
          <g key={state.id} data-status={status}>
            <rect {...box} {...round} className={clsx('rail-place', tone.place)} />
            {status === 'now' && <rect {...box} {...round} className="rail-next fill-green" />}
            {status === 'gap' && (
              <rect {...pieceBox(line, index, line.thickness)} {...round} className={tone.gap} />
            )}
            {state.answer && (
              <RailPiece
                line={line}
                index={index}
                answer={state.answer}
                isLive={isLive}
                className={startQuestion === state.id ? 'fill-green' : tone.piece}
              />
            )}
          </g>
        );
      })}
      <g className="fill-none" strokeWidth={line.thickness}>
        {line.bends.map((bend, index) => (
          <g key={index}>
            <path d={bend} className={clsx('rail-bend', strokes[ground].place)} />
            <path
              d={bend}
              pathLength={1}
              className={clsx('rail-bend', strokes[ground].piece)}
              data-full={full[index] || undefined}
              data-live={isLive || undefined}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}
