import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ValueId } from '@/content/careers';
import type { RunState } from '@/motion/use-run';
import './value-picture.css';

interface ValuePictureProps {
  id: ValueId;
  run: RunState;
  /** In steps of 80 ms. */
  delay: number;
}

const pictures: Readonly<Record<ValueId, ReactNode>> = {
  culture: (
    <>
      <path d="M12 42a30 30 0 0 1 60 0" className="value-line fill-none stroke-ink stroke-24" />
      <circle cx="12" cy="59" r="12" />
      <circle cx="42" cy="59" r="12" className="fill-piece" />
      <circle cx="72" cy="59" r="12" />
    </>
  ),
  synergy: (
    <>
      <path d="M12 6H60v24H12a12 12 0 0 1 0-24z" className="value-across" />
      <rect x="65.3" y="6" width="24" height="24" className="value-corner fill-piece" />
      <path d="M65.3 35.3h24V71.3a12 12 0 0 1-24 0z" className="value-up" />
    </>
  ),
  transparency: (
    <>
      <g className="value-ring">
        <path d="M42 12a30 30 0 0 0 0 60" className="value-line fill-none stroke-ink stroke-24" />
        <path d="M47.3 12a30 30 0 0 1 0 60" className="value-line fill-none stroke-ink stroke-24" />
      </g>
      <circle cx="44.65" cy="42" r="12" className="fill-piece" />
    </>
  ),
};

const delays = ['', 'value--second', 'value--third'] as const;

/** The picture of a value, drawn from the pieces. */
export function ValuePicture({ id, run, delay }: ValuePictureProps) {
  const look = clsx(
    'value w-[94px] overflow-visible fill-ink s:w-16',
    `value--${id}`,
    run,
    delays[delay],
  );
  return (
    <svg viewBox="0 0 94 84" className={look} aria-hidden="true">
      {pictures[id]}
    </svg>
  );
}
