import { type CSSProperties, useRef } from 'react';
import { durations } from '@/motion/tokens';
import { useLineSegments } from '@/motion/use-line-segments';
import { type Move, useTimeline } from '@/motion/use-timeline';

/** Dots before the line begins, the freelancers: [x, y, colour]. */
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

/** Bars of the line as [x, width]; the last leads down into the figures. */
const bars = [
  [455.3, 40],
  [500.6, 118],
  [623.9, 86],
  [715.2, 146.5],
  [896.3, 336.4],
] as const;

/** Start of the line, end of its bars, and length of the turn after them. */
const begin = 455.3;
const end = 1232.7;
const turn = 48;

/** A piece from x to x, as shares of the line, is drawn while the head passes it (docs/design.md#line-segments). */
const piece = (from: number, to: number): CSSProperties & Record<`--${string}`, number> => {
  const length = end + turn - begin;
  return { '--from': (from - begin) / length, '--share': (to - from) / length };
};

const moves: readonly Move[] = [
  {
    of: '[data-piece=year]',
    through: { transform: ['translateY(-60px) scale(0)', 'none'] },
    lasts: durations.hover,
    apart: 80,
    ease: 'drop',
  },
];

/** Loose dots become one line, which follows the scroll. The dots of the three years drop when they first come into view. */
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
        {loose.map(([x, y, colour]) => (
          <circle key={x} cx={x} cy={y} r="12" className={colour} />
        ))}
        {bars.map(([x, width]) => (
          <rect
            key={x}
            x={x}
            y="48"
            width={width}
            height="24"
            className="origin-left transform-[scaleX(clamp(0,(var(--drawn,1)-var(--from))/var(--share),1))] transform-fill"
            style={piece(x, x + width)}
          />
        ))}
        <path
          d="M1238 60a30 30 0 0 1 30 30"
          strokeDasharray="48"
          className="fill-none stroke-ink stroke-24 [stroke-dashoffset:calc(48px*(1-clamp(0,(var(--drawn,1)-var(--from))/var(--share),1)))]"
          style={piece(end, end + turn)}
        />
        <circle cx="12" cy="60" r="12" data-piece="year" className="origin-center transform-fill" />
        <circle
          cx="438"
          cy="60"
          r="12"
          data-piece="year"
          className="origin-center fill-green transform-fill"
        />
        <circle
          cx="879"
          cy="60"
          r="12"
          data-piece="year"
          className="origin-center transform-fill"
        />
      </svg>
      {/* The line leads down past the years into the figures; upright, this is all of it. */}
      <i
        className="absolute top-[7.445cqw] right-0 -bottom-section w-[1.875%] bg-ink xl:-bottom-32 max-md:top-12.5 max-md:left-0 max-md:w-line"
        data-segment={down}
        data-draws="down"
      />
    </div>
  );
}
