import {
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { answerLine, distanceAlongLine, pieceBox, pieceLength, railLine } from '@/lib/answer-line';
import type { SubmissionState } from '@/lib/use-submission';
import { uprightWindow } from '@/lib/windows';
import { animationsFinished } from '@/motion/animations-finished';
import { useMotionOff } from '@/motion/motion-switch';
import { takeOff } from './flight';
import { useRail, useRailSize } from './rail-state';
import { type Answers, areComplete, type QuestionId, questionIds } from './schema';
import { points } from './scoring';
import './audit-line.css';

/** Where the line begins, in thicknesses below the edge of its row. */
const lineTop = 1.5;
/** Where the line of the row turns, in thicknesses from its left end. */
const turnAt = 3.5;
/** Radius of all bends, in thicknesses. */
const bendRadius = 1.25;

interface Measures {
  thickness: number;
  gap: number;
  /** Length of a place. */
  place: number;
}

/** @returns the report's line, as thick as the rail and with the same places */
const gatheredLine = ({ thickness, gap, place }: Measures) =>
  answerLine(3.5 * thickness + 9 * gap + 8 * place, thickness, { gap });

interface Point {
  x: number;
  y: number;
}

interface Way extends Measures {
  /** Top left corner of the upright rail; undefined if it is not upright. */
  rail: Point | undefined;
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
const gatheringPath = ({ rail, outside, ...measures }: Way) => {
  const { thickness, gap } = measures;
  const radius = bendRadius * thickness;
  const half = thickness / 2;
  const length = distanceAlongLine(measures, questionIds.length) - gap;
  const turn = turnAt * thickness;
  const line = gatheredLine(measures);
  const first = line.slots[0]?.x ?? 0;
  const end = `V${-half}H${turn}a${radius} ${radius} 0 0 0 0 ${2 * radius}H${first}${line.middle}`;
  const onRow = outside - turn + Math.PI * radius + first - turn;
  if (!rail) return { path: `M${outside + length} ${-half}${end}`, distance: length + onRow };

  const upright = railLine({ ...measures, isUpright: true });
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
 * Draws pieces as the dashes of one stroke with round ends.
 *
 * @param ids of the questions, in order
 * @returns attributes for the path; `--rest` is the offset at which the pieces lie on the rail, in px
 */
const dashesOf = (ids: readonly QuestionId[], answers: Answers, measures: Measures) => {
  const { thickness, place } = measures;
  const pieces = ids.map((id) => {
    const start = distanceAlongLine(measures, questionIds.indexOf(id)) + thickness / 2;
    return { start, end: start + pieceLength(points[answers[id]], place, thickness) - thickness };
  });
  const dashes = pieces.flatMap(({ start, end }, index) => {
    // Longer than any way after the last piece.
    const next = pieces[index + 1]?.start ?? end + 1e5;
    return [end - start, next - end];
  });
  const style: CSSProperties & Record<'--rest', string> = {
    '--rest': `${-(pieces[0]?.start ?? 0)}px`,
  };
  return { strokeDasharray: dashes.join(' '), style };
};

/**
 * The moment of Please Wait: the rail's pieces gather into the report's line, and go back when sending fails
 * (docs/rules.md#audit-line).
 *
 * @returns whether the pieces have left the rail, whether they are on their way out or there, and `onReturn`, to call once they
 * are back
 */
export function useGathering(state: SubmissionState) {
  const isMotionOff = useMotionOff();
  const isGathered = state === 'submitting' || state === 'success';
  const [hasLeft, setHasLeft] = useState(false);
  if (isGathered && !hasLeft) setHasLeft(true);
  return { isAway: hasLeft && !isMotionOff, isGathered, onReturn: () => setHasLeft(false) };
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
  const { railTop, thickness, gap, place } = useRailSize();
  const measures = { thickness, gap, place };
  const row = useRef<HTMLDivElement>(null);
  const run = useRef<SVGPathElement>(null);
  const startRun = useRef<SVGPathElement>(null);
  const [way, setWay] = useState<ReturnType<typeof gatheringPath>>();

  const measure = useEffectEvent(() => {
    const box = row.current?.getBoundingClientRect();
    if (!box) return;
    const side = document.documentElement.clientWidth - box.right;
    const x = box.width + (side - 3.5 * thickness) / 2;
    const rail = window.matchMedia(uprightWindow).matches ? { x, y: railTop - box.top } : undefined;
    setWay(gatheringPath({ ...measures, rail, outside: box.width + side + place }));
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
    void animationsFinished(run.current).then(() => isCurrent && finish());
    return () => {
      isCurrent = false;
    };
  }, [isGathered]);

  const line = gatheredLine(measures);
  const rest = questionIds.filter((id) => id !== startQuestion);

  // The confirmation replaces the page while they are still there.
  const leave = useEffectEvent(() => {
    if (!isGathered) return;
    takeOff([
      { run: run.current, ids: rest },
      { run: startRun.current, ids: startQuestion ? [startQuestion] : [] },
    ]);
  });
  useLayoutEffect(() => () => leave(), []);

  const top = lineTop * thickness;
  const style: CSSProperties & Record<'--turn' | '--way', string> = {
    '--turn': `${turnAt * thickness}px`,
    '--way': `${-(way?.distance ?? 0)}px`,
  };
  return (
    <div
      ref={row}
      className="gathering pointer-events-none absolute inset-x-0 -top-0.5 z-b print:hidden"
      style={style}
      data-gathered={isGathered || undefined}
      aria-hidden="true"
    >
      <i className="gathering-edge absolute top-0 left-0 h-0.5 w-[calc(100%+var(--side))] bg-ink" />
      {way && areComplete(answers) && (
        <svg
          className="absolute left-0 overflow-visible fill-none"
          style={{ top }}
          viewBox={`0 0 ${line.width} ${line.height}`}
          width={line.width}
          height={line.height}
          strokeWidth={thickness}
        >
          <g className="gathering-places">
            {questionIds.map((id, index) => (
              <rect key={id} {...pieceBox(line, index)} rx={thickness / 2} className="fill-cream" />
            ))}
            {line.bends.map((bend) => (
              <g key={bend}>
                <path d={bend} className="stroke-cream" />
                <path d={bend} pathLength={1} className="gathering-bend stroke-ink" />
              </g>
            ))}
          </g>
          <g transform={`translate(0 ${-top})`} strokeLinecap="round">
            <path
              {...dashesOf(rest, answers, measures)}
              ref={run}
              d={way.path}
              className="gathering-run stroke-ink"
            />
            {startQuestion && (
              <path
                {...dashesOf([startQuestion], answers, measures)}
                ref={startRun}
                d={way.path}
                className="gathering-run stroke-green"
              />
            )}
          </g>
        </svg>
      )}
    </div>
  );
}
