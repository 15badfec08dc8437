import { chance, RADIAN } from '../../drawing/numbers';
import type { Point } from '../../drawing/path';
import { shape } from '../svg';

/** Runners of Varsa: cut from paper with scissors, seen from the side, in px from the hip; they run to the right. */

/** Angles of a limb's two parts, from straight down to ahead, in degrees. */
type Limb = readonly [upper: number, lower: number];

interface Pose {
  legs: readonly [near: Limb, far: Limb];
  arms: readonly [near: Limb, far: Limb];
}

const stride: Pose = {
  legs: [
    [66, -4],
    [-34, -74],
  ],
  arms: [
    [-58, 28],
    [52, 128],
  ],
};
const passing: Pose = {
  legs: [
    [10, -4],
    [34, -92],
  ],
  arms: [
    [-8, 78],
    [4, 92],
  ],
};
const swapped = ({ legs, arms }: Pose): Pose => ({
  legs: [legs[1], legs[0]],
  arms: [arms[1], arms[0]],
});

/** One stride after the other, one pose a drawing. */
const POSES = [stride, passing, swapped(stride), swapped(passing)];

/** Path of a polygon whose corners lie up to 1.5 px off, as scissors leave them. */
const cut = (points: readonly Point[], seed: number) => {
  const off = (index: number) => 3 * chance(index, seed) - 1.5;
  const corners = points.map(
    ([x, y], i) => `${(x + off(2 * i)).toFixed(1)} ${(y + off(2 * i + 1)).toFixed(1)}`,
  );
  return `M${corners.join('L')}z`;
};

const step = ([x, y]: Point, angle: number, length: number): Point => [
  x + length * Math.sin(angle * RADIAN),
  y + length * Math.cos(angle * RADIAN),
];

/** Part of a limb: a strip that narrows from one joint to the next. */
function strip(from: Point, to: Point, [w1, w2]: readonly [number, number], seed: number) {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const beside = ([x, y]: Point, w: number, past: number): Point => [
    x - dy * w + dx * past,
    y + dx * w + dy * past,
  ];
  const corners = [
    beside(from, -w1, -5),
    beside(to, -w2, 4),
    beside(to, w2, 4),
    beside(from, w1, -5),
  ];
  return cut(corners, seed);
}

const HIP: Point = [0, 0];
const SHOULDER: Point = [17, -43];

function leg([upper, lower]: Limb, seed: number) {
  const knee = step(HIP, upper, 36);
  const ankle = step(knee, lower, 36);
  const sole = (along: number, up: number): Point => {
    const [x, y] = step(ankle, lower + 90, along);
    return step([x, y], lower, up);
  };
  return {
    limb: strip(HIP, knee, [12, 9], seed) + strip(knee, ankle, [9, 5.5], seed + 1),
    shoe: cut([sole(-8, -6), sole(5, -6), sole(22, 6), sole(21, 11), sole(-9, 11)], seed + 2),
  };
}

function arm([upper, lower]: Limb, seed: number) {
  const elbow = step(SHOULDER, upper, 27);
  return (
    strip(SHOULDER, elbow, [7.5, 6], seed) +
    strip(elbow, step(elbow, lower, 26), [6, 4.5], seed + 1)
  );
}

export interface Papers {
  body: string;
  /** The arm and leg behind the body. */
  far: string;
  head: string;
  shirt: string;
  shoes: string;
  /** The white edge of cut paper. */
  edge: string;
}

/**
 * @param drawing which drawing of the film it is; every fourth is the same
 * @returns the outline for the shadow, and the pieces of paper on top of each other
 */
export function paperRunner(drawing: number, seed: number) {
  const { legs, arms } = POSES[drawing % POSES.length] ?? stride;
  const [near, far] = [leg(legs[0], seed), leg(legs[1], seed + 10)];
  const [nearArm, farArm] = [arm(arms[0], seed + 20), arm(arms[1], seed + 30)];
  const torso = cut(
    [
      [-13, 8],
      [-4, -30],
      [6, -54],
      [27, -52],
      [24, -28],
      [14, 9],
    ],
    seed + 40,
  );
  const head = cut(
    [
      [19, -62],
      [17, -75],
      [24, -86],
      [36, -87],
      [44, -78],
      [45, -67],
      [37, -57],
      [26, -55],
    ],
    seed + 50,
  );
  const pieces = (papers: Papers) => {
    const piece = (d: string, fill: string) =>
      `<path d="${d}" fill="${papers.edge}" transform="translate(-1.4 1.6)"/>${shape(d, fill)}`;
    return (
      piece(far.limb + farArm, papers.far) +
      piece(far.shoe, papers.shoes) +
      piece(near.limb, papers.body) +
      piece(near.shoe, papers.shoes) +
      piece(head, papers.head) +
      piece(torso, papers.shirt) +
      piece(nearArm, papers.body)
    );
  };
  const outline = near.limb + near.shoe + far.limb + far.shoe + nearArm + farArm + torso + head;
  return { outline, pieces };
}
