import { clsx } from 'clsx';
import { useRef } from 'react';
import { durations } from '@/motion/tokens';
import { useLineSegments } from '@/motion/use-line-segments';
import { type Move, useTimeline } from '@/motion/use-timeline';

/* Lengths are in units of the drawing, which is 1280 wide and whose line runs at a height of 60. */

const dotRadius = 12;
/** The gap between two pieces. */
const cut = 5.3;

/** The dots before the line begins stand for the freelancers. */
const freelancers: readonly { x: number; y: number; colour?: string }[] = [
  { x: 56, y: 40 },
  { x: 90, y: 66, colour: 'fill-marigold' },
  { x: 134, y: 54 },
  { x: 178, y: 74 },
  { x: 218, y: 44 },
  { x: 258, y: 62, colour: 'fill-coral' },
  { x: 308, y: 70 },
  { x: 350, y: 52 },
  { x: 392, y: 60 },
];

/** The middles of the dots of the three years. */
const years = { first: 12, second: 438, third: 879 };

/** The line begins after the second year, and turns down at the right edge. */
const bars = [...barsAfter(years.second, [40, 118, 86, 146.5]), ...barsAfter(years.third, [336.4])];
const lineStart = years.second + dotRadius + cut;
const lastBarEnd = 1232.7;
const turnLength = 48;

/** The dots of the years drop, one after another. */
const moves: readonly Move[] = [
  {
    of: '[data-piece=year]',
    through: { transform: ['translateY(-60px) scale(0)', 'none'] },
    lasts: durations.hover,
    apart: 80,
    ease: 'drop',
  },
];

/** Loose dots become one line, which follows the scroll. The years' dots drop when they come into view. */
export function JourneyLine() {
  const ref = useRef<HTMLDivElement>(null);
  const [level, down] = useLineSegments(ref, 2);
  useTimeline(ref, moves, { amount: 0.8 });
  return (
    <div ref={ref} aria-hidden="true">
      <svg
        viewBox="0 0 1280 104"
        className="w-full overflow-visible fill-ink max-md:hidden"
        data-segment={level}
      >
        {freelancers.map(({ x, y, colour }) => (
          <circle key={x} cx={x} cy={y} r={dotRadius} className={colour} />
        ))}
        {bars.map(({ start, length }) => (
          <rect
            key={start}
            x={start}
            y="48"
            width={length}
            height="24"
            className="origin-left transform-[scaleX(var(--share))] transform-fill"
            style={drawnShare(start, length)}
          />
        ))}
        <path
          d={`M${lastBarEnd + cut} 60a30 30 0 0 1 30 30`}
          strokeDasharray={turnLength}
          className="fill-none stroke-ink stroke-24 [stroke-dashoffset:calc(48px*(1-var(--share)))]"
          style={drawnShare(lastBarEnd, turnLength)}
        />
        {Object.values(years).map((x) => (
          <circle
            key={x}
            cx={x}
            cy="60"
            r={dotRadius}
            data-piece="year"
            className={clsx('origin-center transform-fill', x === years.second && 'fill-green')}
          />
        ))}
      </svg>
      {/* The line leads down past the years into the figures. In narrow windows this is all of it. */}
      <i
        className={clsx(
          'absolute top-[7.445cqw] right-0 -bottom-section w-[1.875%] bg-ink',
          'max-md:top-12.5 max-md:left-0 max-md:w-line',
        )}
        data-segment={down}
        data-draws="down"
      />
    </div>
  );
}

/** @returns bars of these lengths in a row, the first of them a cut after a year's dot */
function barsAfter(year: number, lengths: readonly number[]) {
  let start = year + dotRadius + cut;
  return lengths.map((length) => {
    const bar = { start, length };
    start += length + cut;
    return bar;
  });
}

/**
 * Sets `--share`, how much of a piece is drawn: it grows from 0 to 1 while the line's head, which `--drawn` tells, passes
 * the piece (docs/design.md#line-segments).
 */
function drawnShare(start: number, length: number) {
  const lineLength = lastBarEnd + turnLength - lineStart;
  const passed = `var(--drawn, 1) * ${lineLength} - ${start - lineStart}`;
  return { '--share': `clamp(0, (${passed}) / ${length}, 1)` };
}
