import { svgPathProperties } from 'svg-path-properties';
import svgpath from 'svgpath';

export type Point = readonly [x: number, y: number];

/** One cubic segment: start, two handles, end. */
type Cubic = readonly [Point, Point, Point, Point];

export interface Subpath {
  cubics: Cubic[];
  closed: boolean;
}

/** Distance between two points. */
export const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

const straight = (from: Point, to: Point): Cubic => [from, from, to, to];

/** Parses SVG path data into cubics: straight segments have their handles at their ends. */
export function parsePath(d: string): Subpath[] {
  const subpaths: Subpath[] = [];
  let start: Point = [0, 0];
  const add = (cubic: Cubic) => subpaths.at(-1)?.cubics.push(cubic);
  svgpath(d)
    .abs()
    .unarc()
    .iterate(([name, a = 0, b = 0, c = 0, e = 0, f = 0, g = 0], _index, x, y) => {
      const here: Point = [x, y];
      if (name === 'M') {
        start = [a, b];
        subpaths.push({ cubics: [], closed: false });
      } else if (name === 'L') add(straight(here, [a, b]));
      else if (name === 'H') add(straight(here, [a, y]));
      else if (name === 'V') add(straight(here, [x, a]));
      else if (name === 'C') add([here, [a, b], [c, e], [f, g]]);
      else if (name === 'Z') {
        if (apart(here, start) > 1e-6) add(straight(here, start));
        const last = subpaths.at(-1);
        if (last) last.closed = true;
      } else throw new Error(`Unsupported path command ${name}`);
    });
  return subpaths;
}

const measured = new Map<string, InstanceType<typeof svgPathProperties>>();

function measure(d: string) {
  const known = measured.get(d) ?? new svgPathProperties(d);
  measured.set(d, known);
  return known;
}

/** @returns the length of a path with one subpath, in its own units */
export const lengthOf = (d: string): number => measure(d).getTotalLength();

/** @returns the point at a share (0 to 1) of the length of a path, clamped to its ends */
export function pointAt(d: string, share: number): Point {
  const { x, y } = measure(d).getPointAtLength(Math.min(1, Math.max(0, share)) * lengthOf(d));
  return [x, y];
}
