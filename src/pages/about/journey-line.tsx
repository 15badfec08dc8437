import { clsx } from 'clsx';
import { useRef } from 'react';
import { durations } from '@/motion/tokens';
import { useLineSegments } from '@/motion/use-line-segments';
import { type Move, useTimeline } from '@/motion/use-timeline';

/* Lengths are in units of the drawing, which is 1280 wide. */

/** Height of the line's middle, and of the years' dots. */
const lineY = 60;
const lineWidth = 24;
const dotRadius = lineWidth / 2;

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

/** The middles of the years' dots; that of the second is green. */
const years = [12, 438, 879];

/** The line begins a cut after the second year, and turns down at the right edge. A cut parts its pieces. */
const bars = [
  { start: 455.3, length: 40 },
  { start: 500.6, length: 118 },
  { start: 623.9, length: 86 },
  { start: 715.2, length: 146.5 },
  { start: 896.3, length: 336.4 },
];
const lineStart = 455.3;
const barsEnd = 1232.7;
const turn = { path: 'M1238 60a30 30 0 0 1 30 30', length: 48 };

/** The dots of the years drop, one after another. */
const moves: readonly Move[] = [
  {
    of: 'year',
    through: { transform: ['translateY(-60px) scale(0)', 'none'] },
    lasts: durations.hover,
    apart: 80,
    ease: 'drop',
  },
];

/** Loose dots become one line, which follows the scroll. The years' dots drop once in view. */
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
            y={lineY - lineWidth / 2}
            width={length}
            height={lineWidth}
            className="origin-left transform-[scaleX(var(--share))] transform-fill"
            style={drawnShare(start, length)}
          />
        ))}
        <path
          d={turn.path}
          strokeDasharray={turn.length}
          className="fill-none stroke-ink stroke-24 [stroke-dashoffset:calc(var(--length)*1px*(1-var(--share)))]"
          style={{ ...drawnShare(barsEnd, turn.length), '--length': turn.length }}
        />
        {years.map((x, index) => (
          <circle
            key={x}
            cx={x}
            cy={lineY}
            r={dotRadius}
            data-piece="year"
            className={clsx('origin-center transform-fill', index === 1 && 'fill-green')}
          />
        ))}
      </svg>
      {/* A cut below the turn, the line leads down into the figures. In narrow windows this is all of it. */}
      <i
        className={clsx(
          'absolute top-[calc(100cqw*95.3/1280)] right-0 -bottom-section w-[calc(100%*24/1280)] bg-ink',
          'max-md:top-12.5 max-md:left-0 max-md:w-line',
        )}
        data-segment={down}
        data-draws="down"
      />
    </div>
  );
}

/**
 * @returns `--share`, how much of a piece is drawn. It grows from 0 to 1 while the line's head
 * passes the piece; `--drawn` tells how much of the whole line is drawn (docs/design.md#line-segments).
 */
function drawnShare(start: number, length: number) {
  const lineLength = barsEnd + turn.length - lineStart;
  const passed = `var(--drawn, 1) * ${lineLength} - ${start - lineStart}`;
  return { '--share': `clamp(0, (${passed}) / ${length}, 1)` };
}
