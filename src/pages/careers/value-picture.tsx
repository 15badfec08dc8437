import type { ReactNode } from 'react';
import type { ValueId } from '@/content/careers';
import type { RunState } from '@/motion/use-run';
import './value-picture.css';

export interface ValuePictureProps {
  id: ValueId;
  run: RunState;
  /** In steps of 80 ms. */
  delay: number;
}

const pictures: Readonly<Record<ValueId, ReactNode>> = {
  culture: (
    <>
      <path d="M12 42a30 30 0 0 1 60 0" className="value__line" />
      <circle cx="12" cy="59" r="12" />
      <circle cx="42" cy="59" r="12" className="hp" />
      <circle cx="72" cy="59" r="12" />
    </>
  ),
  synergy: (
    <>
      <path d="M12 6H60v24H12a12 12 0 0 1 0-24z" className="value__across" />
      <rect x="65.3" y="6" width="24" height="24" className="hp value__corner" />
      <path d="M65.3 35.3h24V71.3a12 12 0 0 1-24 0z" className="value__up" />
    </>
  ),
  transparency: (
    <>
      <g className="value__ring">
        <path d="M42 12a30 30 0 0 0 0 60" className="value__line" />
        <path d="M47.3 12a30 30 0 0 1 0 60" className="value__line" />
      </g>
      <circle cx="44.65" cy="42" r="12" className="hp" />
    </>
  ),
};

const delays = ['', 'value--second', 'value--third'] as const;

/** The picture of a value, drawn from the pieces. */
export function ValuePicture({ id, run, delay }: ValuePictureProps) {
  const look = ['value', `value--${id}`, run, delays[delay]].filter(Boolean).join(' ');
  return (
    <svg viewBox="0 0 94 84" className={look} aria-hidden="true">
      {pictures[id]}
    </svg>
  );
}
