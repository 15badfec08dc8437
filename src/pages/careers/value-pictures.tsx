import type { ReactNode } from 'react';
import type { ValueId } from '@/content/careers';
import type { Move } from '@/motion/use-timeline';

const rollsIn = { lasts: 467, ease: 'roll' } as const;
const thereAndBack = { lasts: 467, times: [0, 0.43, 1], ease: ['out', 'roll'] } as const;

const stroked = 'fill-none stroke-ink stroke-24';

/** The pictures of the values, on 94 × 84 units. `data-piece` names what moves. */
export const valuePictures: Record<ValueId, { drawing: ReactNode; moves: readonly Move[] }> = {
  /** Three dots at a table: a wave runs round it. */
  culture: {
    drawing: (
      <>
        <path d="M12 42a30 30 0 0 1 60 0" className={stroked} />
        <circle cx="12" cy="59" r="12" data-piece="person" />
        <circle cx="42" cy="59" r="12" data-piece="person" className="fill-piece" />
        <circle cx="72" cy="59" r="12" data-piece="person" />
      </>
    ),
    moves: [{ of: 'person', through: { transform: by('Y', 10) }, apart: 133, ...thereAndBack }],
  },
  /** Two bars come together, and the corner between them drops in just before they stop. */
  synergy: {
    drawing: (
      <>
        <path d="M12 6H60v24H12a12 12 0 0 1 0-24z" data-piece="across" />
        <rect
          x="65.3"
          y="6"
          width="24"
          height="24"
          data-piece="corner"
          className="origin-center fill-piece transform-fill"
        />
        <path d="M65.3 35.3h24V71.3a12 12 0 0 1-24 0z" data-piece="up" />
      </>
    ),
    moves: [
      { of: 'across', through: { transform: ['translateX(-34px)', 'none'] }, ...rollsIn },
      { of: 'up', through: { transform: ['translateY(34px)', 'none'] }, ...rollsIn },
      {
        of: 'corner',
        through: { transform: ['scale(0)', 'none'] },
        at: 400,
        lasts: 267,
        ease: 'drop',
      },
    ],
  },
  /** A ring turns upright; then its halves part for a moment. */
  transparency: {
    drawing: (
      <>
        <g data-piece="ring" className="origin-center transform-fill">
          <path d="M42 12a30 30 0 0 0 0 60" data-piece="left" className={stroked} />
          <path d="M47.3 12a30 30 0 0 1 0 60" data-piece="right" className={stroked} />
        </g>
        <circle cx="44.65" cy="42" r="12" className="fill-piece" />
      </>
    ),
    moves: [
      { of: 'ring', through: { transform: ['rotate(-90deg)', 'none'] }, ...rollsIn },
      { of: 'left', through: { transform: by('X', -5) }, at: rollsIn.lasts, ...thereAndBack },
      { of: 'right', through: { transform: by('X', 5) }, at: rollsIn.lasts, ...thereAndBack },
    ],
  },
};

/** Keyframes of a move by so many px, and back. */
function by(axis: 'X' | 'Y', distance: number) {
  return ['none', `translate${axis}(${distance}px)`, 'none'];
}
