import { type CSSProperties, useRef } from 'react';
import { pills, pillWords } from '@/content/home-pills';
import { lazyPart } from '@/lib/lazy-part';
import { floatPositions, type FloatingPill } from './float-positions';
import { Pill } from '@/ui/pill';
import type { HeroObstacles } from './use-pill-stage';
import './pill-area.css';

const InteractivePills = lazyPart(
  async () => (await import('./interactive-pills')).InteractivePills,
);

/** @returns the attributes that tell the style sheet where a pill floats. */
const positionProps = ({ tilt, at, low }: FloatingPill, place: number) => {
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--tilt': `${tilt}deg`,
    '--place': place,
    '--x': at[1],
    '--y': at[2],
    '--low-x': low[1],
    '--low-y': low[2],
  };
  return { 'data-at': at[0], 'data-low': low[0], style };
};

/**
 * The nineteen pills (docs/rules.md#hero-pills). Assistive technology reads a list of their labels. The script that moves
 * them loads after the first paint; until then, and if it fails, they float.
 */
export function PillArea({ obstacles }: { obstacles: HeroObstacles }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <>
      <ul className="sr-only" aria-label={pillWords.list}>
        {pills.flatMap(({ label }) => (label ? [<li key={label}>{label}</li>] : []))}
      </ul>
      <div
        ref={ref}
        className="pill-area absolute inset-x-0 bottom-line h-0 print:hidden"
        data-pills=""
        aria-hidden="true"
      >
        {pills.map(({ label, tone, dot }, index) => (
          <Pill
            key={label + tone}
            tone={tone}
            dot={dot}
            className="absolute top-[calc(var(--line)/-2)] left-[calc(var(--pill)/-2)] cursor-grab touch-pan-y touch-pinch-zoom in-data-held:cursor-grabbing max-md:px-2.5"
            {...(floatPositions[index] && positionProps(floatPositions[index], index))}
          >
            {label && <span className="transition-transform ease-roll">{label}</span>}
          </Pill>
        ))}
      </div>
      <InteractivePills area={ref} obstacles={obstacles} />
    </>
  );
}
