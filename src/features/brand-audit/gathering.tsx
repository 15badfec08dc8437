import {
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  ViewTransition,
} from 'react';
import { pieceBox } from '@/lib/answer-line';
import { uprightWindow } from '@/lib/windows';
import { animationsFinished } from '@/motion/animations-finished';
import { dashesOf, gatheredLine, gatheringPath, lineTop, turnAt } from './gathering-path';
import { useRailSize } from './rail-size';
import { useRail } from './rail-state';
import { areComplete, questionIds } from './schema';
import './audit-line.css';

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
        <ViewTransition name="audit-line" default="none" share="auto">
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
                <rect
                  key={id}
                  {...pieceBox(line, index)}
                  rx={thickness / 2}
                  className="fill-cream"
                />
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
                  d={way.path}
                  className="gathering-run stroke-green"
                />
              )}
            </g>
          </svg>
        </ViewTransition>
      )}
    </div>
  );
}
