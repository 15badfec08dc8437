import { useRef } from 'react';
import { durations } from '@/motion/tokens';
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

/** Start of the line, length of its turn, and its whole length at 1440 px. */
const begin = 455.3;
const turn = 48;
const length = 1250;

/** A piece of the line, from `from` to `to` along its length, animates while the line's head passes it. */
const piece = (of: string, from: number, to: number, through: Move['through']): Move => ({
  of,
  through,
  lasts: durations.reveal,
  ease: 'roll',
  times: [0, from / length, to / length, 1],
});
const grows = (axis: 'X' | 'Y') => {
  const none = `scale${axis}(0)`;
  return { transform: [none, none, 'none', 'none'] };
};
const end = Math.max(...bars.map(([x, width]) => x + width)) - begin;

/** The line rolls for a second; then the years drop (docs/design.md#line-segments). */
const moves: readonly Move[] = [
  ...bars.map(([x, width], index) =>
    piece(`rect:nth-of-type(${index + 1})`, x - begin, x + width - begin, grows('X')),
  ),
  piece('path', end, end + turn, { strokeDashoffset: [turn, turn, 0, 0] }),
  piece('i', end + turn, length, grows('Y')),
  {
    of: '[data-piece=year]',
    through: { transform: ['translateY(-60px) scale(0)', 'none'] },
    at: 580,
    lasts: durations.hover,
    apart: 80,
    ease: 'drop',
  },
];

/** Loose dots become one line; the dots of the three years drop when it first comes into view. */
export function JourneyLine() {
  const ref = useRef<HTMLDivElement>(null);
  useTimeline(ref, moves, { amount: 0.8 });
  return (
    <div ref={ref} aria-hidden="true">
      <svg viewBox="0 0 1280 104" className="w-full overflow-visible fill-ink max-md:hidden">
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
            className="origin-left transform-fill"
          />
        ))}
        <path
          d="M1238 60a30 30 0 0 1 30 30"
          className="fill-none stroke-ink stroke-24 [stroke-dasharray:48]"
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
      <i className="absolute top-[7.445cqw] right-0 -bottom-32 w-[1.875%] origin-top bg-ink max-md:top-13.75 max-md:right-auto max-md:-bottom-30 max-md:left-0 max-md:w-line max-sm:top-11.75 max-sm:-bottom-23" />
    </div>
  );
}
