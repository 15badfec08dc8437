import { type CSSProperties, useLayoutEffect, useState } from 'react';
import type { NumeralRefs } from './numeral-refs';
import { lineHome, type LineEdges } from './line-home';

/** Distance between the links and the line, in px. */
const below = 10;

const measure = ({ area, floor, links }: NumeralRefs): LineEdges | undefined => {
  if (!area.current || !floor.current || !links.current) return undefined;
  const styles = getComputedStyle(floor.current);
  // In one column the floor turns round the egg’s mouth: it has no end.
  if (Number.parseFloat(styles.borderRightWidth) > 0) return undefined;
  const origin = area.current.getBoundingClientRect();
  const row = links.current.getBoundingClientRect();
  const ground = floor.current.getBoundingClientRect();
  return {
    line: ground.height,
    cut: Number.parseFloat(styles.getPropertyValue('--cut')),
    right: row.right - origin.left,
    floor: ground.top - origin.top,
    top: row.bottom - origin.top + below,
    left: row.left - origin.left,
  };
};

/** The finished line runs on from the floor to HOME. */
export function HomeLine({ parts }: { parts: NumeralRefs }) {
  const [edges, setEdges] = useState<LineEdges>();
  useLayoutEffect(() => {
    const area = parts.area.current;
    if (!area) return;
    const observer = new ResizeObserver(() => setEdges(measure(parts)));
    observer.observe(area);
    return () => observer.disconnect();
  }, [parts]);
  if (!edges) return null;
  const { d, afterTurn, afterRise, gaps } = lineHome(edges);
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--after-turn': afterTurn,
    '--after-rise': afterRise,
  };
  return (
    <svg
      className="pointer-events-none absolute inset-0 z-1 size-full print:hidden"
      aria-hidden="true"
    >
      <path
        className="home-line fill-none stroke-cream"
        d={d}
        pathLength={1}
        strokeWidth={edges.line}
        strokeLinecap="round"
        style={style}
      />
      {gaps.map((gap) => (
        <rect key={`${gap.x} ${gap.y}`} className="home-line-gap fill-ink" {...gap} />
      ))}
    </svg>
  );
}
