import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type AnswerLine, answerLine } from '@/lib/answer-line';
import { uprightWindow } from '@/lib/windows';
import { animationsFinished } from '@/motion/animations-finished';
import { useMotionOff } from '@/motion/motion-switch';
import { takeOff } from './flight';
import { useRail, useRailSize } from './rail-state';
import { areComplete } from './answers';
import { linePieces } from './scoring';

/** Where the line begins, in thicknesses below the edge of its row. */
const lineTop = 1.5;
/** Where the line of the row turns, in thicknesses from its left end. */
const turnAt = 3.5;
/** Radius of all bends, in thicknesses. */
const bendRadius = 1.25;

interface Way {
  /** The upright rail, and the report's line as thick and with the same places. */
  upright: AnswerLine;
  line: AnswerLine;
  /** Top left corner of the rail; undefined if it is not upright. */
  rail: { x: number; y: number } | undefined;
  /** Outside the window, on its right. */
  outside: number;
}

/**
 * The way of the pieces from the rail to the report's line: out at the rail's foot, in again from the right edge of the window
 * above the edge of the row, and round its end. Without an upright rail they wait outside the window.
 *
 * @param way in px, from the top left corner of the row
 * @returns the way as SVG path data, and how far each piece goes on it, in px
 */
const gatheringPath = ({ upright, line, rail, outside }: Way) => {
  const { thickness } = line;
  const radius = bendRadius * thickness;
  const half = thickness / 2;
  const length = (upright.slots.at(-1)?.at ?? 0) + upright.slotWidth;
  const turn = turnAt * thickness;
  const first = line.slots[0]?.box.x ?? 0;
  const end = `V${-half}H${turn}a${radius} ${radius} 0 0 0 0 ${2 * radius}H${first}${line.middle}`;
  const onRow = outside - turn + Math.PI * radius + first - turn;
  if (!rail) return { path: `M${outside + length} ${-half}${end}`, distance: length + onRow };

  const foot = { x: rail.x + half, y: rail.y + upright.height };
  const start = `M${foot.x} ${rail.y}${upright.middle}`;
  const out = outside - foot.x - radius;
  const aside = Math.abs(foot.y + radius + half);
  return {
    path: `${start}a${radius} ${radius} 0 0 0 ${radius} ${radius}H${outside}${end}`,
    distance: length + (Math.PI / 2) * radius + out + aside + onRow,
  };
};

/**
 * The moment of Please Wait: the rail's pieces gather into the report's line, and go back when sending fails
 * (docs/rules.md#audit-line).
 *
 * @returns whether the pieces have left the rail, and `onReturn`, to call once they are back
 */
export function useGathering(isGathered: boolean) {
  const isMotionOff = useMotionOff();
  const [hasLeft, setHasLeft] = useState(false);
  if (isGathered && !hasLeft) setHasLeft(true);
  return { isAway: hasLeft && !isMotionOff, onReturn: () => setHasLeft(false) };
}

interface GatheringProps {
  /** Whether the pieces go to the report's line, or stay there; otherwise they go back to the rail. */
  isGathered: boolean;
  /** Called once they are back. */
  onReturn: () => void;
}

/** The rail's pieces on their way to the report's line, which is in the row that sends the audit. */
export function Gathering({ isGathered, onReturn }: GatheringProps) {
  const { answers, startQuestion } = useRail();
  const { railTop, thickness, gap, place, upright } = useRailSize();
  const line = answerLine(3.5 * thickness + 9 * gap + 8 * place, thickness, { gap });
  const row = useRef<HTMLDivElement>(null);
  const runs = useRef<SVGGElement>(null);
  const [way, setWay] = useState<ReturnType<typeof gatheringPath>>();

  const measure = useEffectEvent(() => {
    const box = row.current?.getBoundingClientRect();
    if (!box) return;
    const side = document.documentElement.clientWidth - box.right;
    const x = box.width + (side - upright.width) / 2;
    const rail = window.matchMedia(uprightWindow).matches ? { x, y: railTop - box.top } : undefined;
    setWay(gatheringPath({ upright, line, rail, outside: box.width + side + place }));
  });
  useLayoutEffect(() => {
    measure();
    if (isGathered) return undefined;
    // The panel gets the focus and may scroll; the rail is fixed.
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [isGathered]);

  const finish = useEffectEvent(onReturn);
  useEffect(() => {
    if (isGathered) return undefined;
    let isCurrent = true;
    const first = runs.current?.firstElementChild ?? null;
    void animationsFinished(first).then(() => isCurrent && finish());
    return () => {
      isCurrent = false;
    };
  }, [isGathered]);

  // The confirmation replaces the page while they are still there.
  const leave = useEffectEvent(() => {
    if (isGathered) takeOff(runs.current);
  });
  useLayoutEffect(() => () => leave(), []);

  const top = lineTop * thickness;
  return (
    <div
      ref={row}
      className="paper-hidden gathering pointer-events-none absolute inset-x-0 -top-0.5 z-b"
      style={{ '--turn': `${turnAt * thickness}px`, '--way': `${-(way?.distance ?? 0)}px` }}
      aria-hidden="true"
    >
      {/* The edge of the row reaches the window's, and ends where the pieces turn. */}
      <i
        className={clsx(
          'absolute top-0 left-0 h-0.5 w-[calc(100%+var(--side))] bg-ink transition-[clip-path] ease-out',
          isGathered
            ? '[clip-path:inset(0_0_0_var(--turn))] starting:[clip-path:inset(0_var(--side)_0_0)]'
            : '[clip-path:inset(0_var(--side)_0_0)]',
        )}
      />
      {way && areComplete(answers) && (
        <svg
          className="absolute left-0 overflow-visible fill-none"
          style={{ top }}
          viewBox={`0 0 ${line.width} ${line.height}`}
          width={line.width}
          height={line.height}
          strokeWidth={thickness}
        >
          <g
            className={clsx(
              'gathering-places transition-opacity ease-linear',
              isGathered ? 'starting:opacity-0' : 'opacity-0',
            )}
          >
            {line.slots.map(({ box }, index) => (
              <rect key={index} {...box} rx={thickness / 2} className="fill-cream" />
            ))}
            {line.bends.map((bend) => (
              <g key={bend}>
                <path d={bend} className="stroke-cream" />
                {/* Once the pieces are nearly there. */}
                <path
                  d={bend}
                  pathLength={1}
                  className={clsx(
                    'stroke-ink [stroke-dasharray:1_2]',
                    isGathered
                      ? 'transition-[stroke-dashoffset] delay-660 duration-240 ease-roll [stroke-dashoffset:0] starting:[stroke-dashoffset:1.01]'
                      : '[stroke-dashoffset:1.01]',
                  )}
                />
              </g>
            ))}
          </g>
          {/* Each piece is the one dash of a stroke with round ends; at `--rest` it lies on the rail. After a failure all run back. */}
          <g ref={runs} transform={`translate(0 ${-top})`} strokeLinecap="round">
            {linePieces(upright, answers).map(({ id, piece }, index) => {
              const rest = (upright.slots[index]?.at ?? 0) + thickness / 2;
              const dash = (piece?.height ?? 0) - thickness;
              return (
                <path
                  key={id}
                  // Longer than any way after the piece.
                  strokeDasharray={`${dash} 100000`}
                  style={{ '--rest': `${-rest}px` }}
                  d={way.path}
                  className={clsx(
                    'gathering-run transition-[stroke-dashoffset] ease-roll',
                    isGathered
                      ? 'duration-900 [stroke-dashoffset:calc(var(--rest)+var(--way))] starting:[stroke-dashoffset:var(--rest)]'
                      : 'duration-600 [stroke-dashoffset:var(--rest)]',
                    id === startQuestion ? 'stroke-green' : 'stroke-ink',
                  )}
                />
              );
            })}
          </g>
        </svg>
      )}
    </div>
  );
}
