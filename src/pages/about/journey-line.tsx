import { clsx } from 'clsx';
import { useRef } from 'react';
import { useRun } from '@/motion/use-run';
import './journey-line.css';

/** Freelancers of the first years, not yet in line: [x, y, colour]. */
const loose = [
  [56, 40, 'fill-ink'],
  [90, 66, 'fill-marigold'],
  [134, 54, 'fill-ink'],
  [178, 74, 'fill-ink'],
  [218, 44, 'fill-ink'],
  [258, 62, 'fill-coral'],
  [308, 70, 'fill-ink'],
  [350, 52, 'fill-ink'],
  [392, 60, 'fill-ink'],
] as const;

/** Bars of the line as [x, width]; the last runs on into the figures below. */
const bars = [
  [455.3, 40],
  [500.6, 118],
  [623.9, 86],
  [715.2, 146.5],
  [896.3, 336.4],
] as const;

/** From loose dots to one line; the dots of the three years drop as it is first visible. */
export function JourneyLine() {
  const ref = useRef<HTMLDivElement>(null);
  const run = useRun(ref, 0.8);
  return (
    <div ref={ref} className={clsx('journey-line', run)} aria-hidden="true">
      <svg viewBox="0 0 1280 104" className="w-full overflow-visible fill-ink m:hidden">
        {loose.map(([x, y, colour]) => (
          <circle key={x} cx={x} cy={y} r="12" className={colour} />
        ))}
        {bars.map(([x, width]) => (
          <rect key={x} x={x} y="48" width={width} height="24" className="journey-line__bar" />
        ))}
        <path
          d="M1238 60a30 30 0 0 1 30 30"
          className="journey-line__turn fill-none stroke-ink stroke-24"
        />
        <circle cx="12" cy="60" r="12" className="journey-line__year" />
        <circle cx="438" cy="60" r="12" className="journey-line__year fill-green" />
        <circle cx="879" cy="60" r="12" className="journey-line__year" />
      </svg>
      {/* The line goes on down, past the years, into the figures; upright it is all there is. */}
      <i className="journey-line__drop absolute top-[7.445cqw] right-0 -bottom-32 w-[1.875%] origin-top bg-ink m:top-13.75 m:right-auto m:-bottom-30 m:left-0 m:w-line s:top-11.75 s:-bottom-23" />
    </div>
  );
}
