import type { ReactNode } from 'react';
import type { ValueId } from '@/content/careers';
import type { Move } from '@/motion/use-timeline';

interface ValuePictureProps {
  id: ValueId;
}

const pictures: Readonly<Record<ValueId, ReactNode>> = {
  culture: (
    <>
      <path
        d="M12 42a30 30 0 0 1 60 0"
        data-piece="line"
        className="fill-none stroke-ink stroke-24"
      />
      <circle cx="12" cy="59" r="12" />
      <circle cx="42" cy="59" r="12" className="fill-piece" />
      <circle cx="72" cy="59" r="12" />
    </>
  ),
  synergy: (
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
  transparency: (
    <>
      <g data-piece="ring" className="origin-center transform-fill">
        <path
          d="M42 12a30 30 0 0 0 0 60"
          data-piece="line"
          className="fill-none stroke-ink stroke-24"
        />
        <path
          d="M47.3 12a30 30 0 0 1 0 60"
          data-piece="line"
          className="fill-none stroke-ink stroke-24"
        />
      </g>
      <circle cx="44.65" cy="42" r="12" className="fill-piece" />
    </>
  ),
};

/** The picture of one of the agency’s values, drawn from the brand’s pieces. */
export function ValuePicture({ id }: ValuePictureProps) {
  return (
    <svg
      viewBox="0 0 94 84"
      className="w-turn flex-none overflow-visible fill-ink"
      aria-hidden="true"
    >
      {pictures[id]}
    </svg>
  );
}

const thereAndBack = { lasts: 467, times: [0, 0.43, 1], ease: ['out', 'roll'] } as const;

/** The pictures’ animations (docs/rules.md#careers-page). */
export const valueMoves: Readonly<Record<ValueId, readonly Move[]>> = {
  culture: [
    {
      of: 'circle',
      through: { transform: ['none', 'translateY(10px)', 'none'] },
      apart: 133,
      ...thereAndBack,
    },
  ],
  synergy: [
    {
      of: '[data-piece=across]',
      through: { transform: ['translateX(-34px)', 'none'] },
      lasts: 467,
      ease: 'roll',
    },
    {
      of: '[data-piece=up]',
      through: { transform: ['translateY(34px)', 'none'] },
      lasts: 467,
      ease: 'roll',
    },
    {
      of: '[data-piece=corner]',
      through: { transform: ['scale(0)', 'none'] },
      at: 400,
      lasts: 267,
      ease: 'drop',
    },
  ],
  transparency: [
    {
      of: '[data-piece=ring]',
      through: { transform: ['rotate(-90deg)', 'none'] },
      lasts: 467,
      ease: 'roll',
    },
    {
      of: '[data-piece=line]:first-child',
      through: { transform: ['none', 'translateX(-5px)', 'none'] },
      at: 467,
      ...thereAndBack,
    },
    {
      of: '[data-piece=line]:last-child',
      through: { transform: ['none', 'translateX(5px)', 'none'] },
      at: 467,
      ...thereAndBack,
    },
  ],
};
