export type Point = readonly [x: number, y: number];

/** One cubic segment: start, two handles, end. */
export type Cubic = readonly [Point, Point, Point, Point];

export interface Subpath {
  cubics: Cubic[];
  closed: boolean;
}

const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, a: 7, z: 0 };

const straight = (from: Point, to: Point): Cubic => [from, from, to, to];

/** Converts an SVG arc with equal radii to cubics of at most 90° each. */
function arcCubics(from: Point, radius: number, large: boolean, sweep: boolean, to: Point) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const chord = Math.hypot(dx, dy);
  if (chord === 0 || radius === 0) return chord === 0 ? [] : [straight(from, to)];
  const r = Math.max(radius, chord / 2);
  const rise = Math.sqrt(Math.max(0, r * r - (chord / 2) ** 2)) * (large === sweep ? -1 : 1);
  const cx = (from[0] + to[0]) / 2 - (dy / chord) * rise;
  const cy = (from[1] + to[1]) / 2 + (dx / chord) * rise;
  const start = Math.atan2(from[1] - cy, from[0] - cx);
  let turn = Math.atan2(to[1] - cy, to[0] - cx) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-6));
  const step = turn / count;
  const k = (4 / 3) * Math.tan(step / 4) * r;
  const on = (a: number): Point => [cx + r * Math.cos(a), cy + r * Math.sin(a)];
  return Array.from({ length: count }, (_, index): Cubic => {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    const p = index === 0 ? from : on(a);
    const q = index === count - 1 ? to : on(b);
    return [
      p,
      [p[0] - Math.sin(a) * k, p[1] + Math.cos(a) * k],
      [q[0] + Math.sin(b) * k, q[1] - Math.cos(b) * k],
      q,
    ];
  });
}

/** Splits SVG path data into commands with their numbers, and expands repeated commands. */
function commands(d: string): { name: string; values: number[] }[] {
  const list: { name: string; values: number[] }[] = [];
  for (const [, name = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = arity[name.toLowerCase()];
    if (count === undefined) throw new Error(`Unsupported path command ${name}`);
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const repeats = count === 0 ? 1 : Math.max(1, values.length / count);
    for (let repeat = 0; repeat < repeats; repeat += 1)
      list.push({ name, values: values.slice(repeat * count, (repeat + 1) * count) });
  }
  return list;
}

/** Parses SVG path data (M L H V C A Z, either case, arc flags separated) into cubics. */
export function parsePath(d: string): Subpath[] {
  const subpaths: Subpath[] = [];
  let here: Point = [0, 0];
  let start: Point = [0, 0];
  for (const { name, values } of commands(d)) {
    const [ox, oy] = name === name.toLowerCase() ? here : [0, 0];
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, h = 0] = values;
    const current = subpaths.at(-1);
    const add = (...cubics: Cubic[]) => {
      current?.cubics.push(...cubics);
      here = cubics.at(-1)?.[3] ?? here;
    };
    switch (name.toLowerCase()) {
      case 'm':
        here = [a + ox, b + oy];
        start = here;
        subpaths.push({ cubics: [], closed: false });
        break;
      case 'l':
        add(straight(here, [a + ox, b + oy]));
        break;
      case 'h':
        add(straight(here, [a + ox, here[1]]));
        break;
      case 'v':
        add(straight(here, [here[0], a + oy]));
        break;
      case 'c':
        add([here, [a + ox, b + oy], [c + ox, e + oy], [f + ox, g + oy]]);
        break;
      case 'a':
        add(...arcCubics(here, a, e === 1, f === 1, [g + ox, h + oy]));
        break;
      default:
        if (Math.hypot(here[0] - start[0], here[1] - start[1]) > 1e-6) add(straight(here, start));
        if (current) current.closed = true;
        here = start;
    }
  }
  return subpaths;
}
