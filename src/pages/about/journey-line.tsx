import { useRef } from 'react';
import { useRun } from '@/motion/use-run';
import './journey-line.css';

/** Freelancers of the first years, not yet in line: [x, y, colour]. */
const loose = [
  [56, 40, 'ink'],
  [90, 66, 'marigold'],
  [134, 54, 'ink'],
  [178, 74, 'ink'],
  [218, 44, 'ink'],
  [258, 62, 'coral'],
  [308, 70, 'ink'],
  [350, 52, 'ink'],
  [392, 60, 'ink'],
] as const;

/** Bars of the line as [x, width]; the last runs on into the figures below. */
const bars = [
  [455.3, 40],
  [500.6, 118],
  [623.9, 86],
  [715.2, 146.5],
  [896.3, 336.4],
] as const;

/** From loose dots to one line; the dots of the three years drop as it is first seen. */
export function JourneyLine() {
  const ref = useRef<HTMLDivElement>(null);
  const run = useRun(ref, 0.8);
  return (
    <div ref={ref} className={`journey-line ${run}`.trim()} aria-hidden="true">
      <svg viewBox="0 0 1280 104">
        {loose.map(([x, y, colour]) => (
          <circle key={x} cx={x} cy={y} r="12" className={`journey-line__${colour}`} />
        ))}
        {bars.map(([x, width]) => (
          <rect key={x} x={x} y="48" width={width} height="24" className="journey-line__bar" />
        ))}
        <path d="M1238 60a30 30 0 0 1 30 30" className="journey-line__turn" />
        <circle cx="12" cy="60" r="12" className="journey-line__year" />
        <circle cx="438" cy="60" r="12" className="journey-line__year hp" />
        <circle cx="879" cy="60" r="12" className="journey-line__year" />
      </svg>
      <i className="journey-line__drop" />
    </div>
  );
}
