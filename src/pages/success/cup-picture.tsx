import { clsx } from 'clsx';

/** Where traces of the dot appear and stay, and when, in ms. */
const traces = [
  { cx: 760, cy: 142.66, at: 467 },
  { cx: 900, cy: 46.66, at: 800 },
  { cx: 1040, cy: 142.66, at: 1133 },
  { cx: 1180, cy: 14.66, at: 1467 },
  { cx: 1300, cy: 72.66, at: 1767 },
] as const;

/**
 * The dot hops along the line into the cup, once: it runs 1933 ms to the right while it hops for
 * 2100 ms, and the cup gives from 2067 ms on (keyframes in `success.css`). Without motion the end
 * pose shows.
 *
 * 47 units of the drawing are one thickness of the line: it is 2640 units (56.17 lines) wide, 372
 * (7.915) high, and the middle of the cup is 1368 (29.103) from its left edge. The half unit in
 * `viewBox` puts edges on whole pixels.
 */
export function CupPicture() {
  return (
    <svg
      viewBox="0 0.5 2640 372"
      className={clsx(
        'absolute bottom-0 h-[calc(var(--line)*7.915)] w-[calc(var(--line)*56.17)] max-w-none',
        'overflow-visible fill-cream',
        // The middle of the cup is 388 px right of the window's, or at 64 % of the window's width.
        'left-[calc(50vw-980px)] max-xl:left-[calc(64vw-var(--line)*29.103)]',
      )}
      aria-hidden="true"
    >
      {/* The line, the three bends of the cup, and the line behind it. */}
      <path d="M0 176.5H1240v47H0z" />
      <g className="fill-none stroke-cream stroke-47 motion-safe:animate-[cup-give_467ms_2067ms]">
        <path d="M1250.34 200A58.75 58.75 0 0 1 1309.09 258.75" />
        <path d="M1309.09 269.09A58.75 58.75 0 0 0 1426.59 269.09" />
        <path d="M1426.59 258.75A58.75 58.75 0 0 1 1485.34 200" />
      </g>
      <path d="M1495.68 176.5H2695.68v47H1495.68z" />
      {traces.map(({ cx, cy, at }) => (
        <circle
          key={at}
          className="origin-center fill-mint transform-fill motion-safe:animate-[comes_300ms_var(--ease-drop)_both]"
          style={{ '--start': 'scale(0)', animationDelay: `${at}ms` }}
          cx={cx}
          cy={cy}
          r="23.5"
        />
      ))}
      <g className="cup-run [--start:translateX(-807.84px)] motion-safe:animate-[comes_1933ms_linear_both]">
        <circle
          className="fill-ink motion-safe:animate-[cup-hop_2100ms_both]"
          cx="1367.84"
          cy="276.84"
          r="23.5"
        />
      </g>
    </svg>
  );
}
