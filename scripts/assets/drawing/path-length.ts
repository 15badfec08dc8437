import { parsePath, type Cubic, type Point } from './path';

const STEPS = 64;

function pointOn([p, a, b, q]: Cubic, u: number): Point {
  const w = [(1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u ** 3];
  const axis = (i: 0 | 1) =>
    p[i] * (w[0] ?? 0) + a[i] * (w[1] ?? 0) + b[i] * (w[2] ?? 0) + q[i] * (w[3] ?? 0);
  return [axis(0), axis(1)];
}

interface Mark {
  point: Point;
  distance: number;
}

const measured = new Map<string, Mark[]>();

/** Points along a path with their distance from its start; straight segments need only their ends. */
function measure(d: string): Mark[] {
  const known = measured.get(d);
  if (known) return known;
  const marks: Mark[] = [];
  for (const cubic of parsePath(d).flatMap((subpath) => subpath.cubics)) {
    const [p, a, b, q] = cubic;
    const steps = p === a && b === q ? 1 : STEPS;
    if (marks.length === 0) marks.push({ point: p, distance: 0 });
    for (let step = 1; step <= steps; step += 1) {
      const point = steps === 1 ? q : pointOn(cubic, step / steps);
      const last = marks.at(-1) ?? { point, distance: 0 };
      const way = Math.hypot(point[0] - last.point[0], point[1] - last.point[1]);
      marks.push({ point, distance: last.distance + way });
    }
  }
  measured.set(d, marks);
  return marks;
}

/** @returns the length of a path with one subpath, in its own units */
export const lengthOf = (d: string): number => measure(d).at(-1)?.distance ?? 0;

/** @returns the point at a share (0 to 1) of the length of a path, clamped to its ends */
export function pointAt(d: string, share: number): Point {
  const marks = measure(d);
  const way = Math.min(1, Math.max(0, share)) * lengthOf(d);
  const next = Math.max(
    1,
    marks.findIndex(({ distance }) => distance >= way),
  );
  const from = marks[next - 1];
  const to = marks[next];
  if (!from || !to) throw new Error(`Path "${d}" has no segments`);
  const span = to.distance - from.distance;
  const t = span === 0 ? 0 : (way - from.distance) / span;
  return [
    from.point[0] + (to.point[0] - from.point[0]) * t,
    from.point[1] + (to.point[1] - from.point[1]) * t,
  ];
}
