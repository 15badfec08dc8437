import { centreOf, type Point, type Polygon } from '@/physics/polygon';

/** Size of the numeral's drawing; all measures here are in its units. */
export const numeralSize = { width: 1109, height: 470 } as const;

/** Left edge of each figure: 4, 0, 4. */
export const figureLefts = [0, 390, 779] as const;

export type PieceKind = 'stub' | 'elbow' | 'stem' | 'upper' | 'lower';
/** First 4, nought, second 4. */
export type FigureIndex = 0 | 1 | 2;

/** A convex part of a shape, as the engine needs it. */
interface Part {
  polygon: Polygon;
  /** Against the shape's other parts; 1 by default. */
  density?: number;
}

interface Shape {
  width: number;
  height: number;
  parts: readonly Part[];
  /** Centre of mass, from the upper left corner: the shape turns round it. */
  centre: Point;
}

interface Drawing extends Shape {
  /** Outline, as path data. */
  d: string;
}

const rectangle = (x: number, y: number, width: number, height: number): Part => ({
  polygon: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
});

/** @returns points of an ellipse's arc, from one angle to another, in degrees clockwise from the right */
const arc = (
  centre: Point,
  radius: Point,
  from: number,
  to: number,
  count: number,
): readonly Point[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    return {
      x: centre.x + radius.x * Math.cos(angle),
      y: centre.y + radius.y * Math.sin(angle),
    };
  });

const ring = { outer: 164.5, inner: 70.5, partsPerQuarter: 6 } as const;

/** @returns a quarter of the line's turn, in six parts */
const quarterRing = (centre: Point, from: number): Part[] =>
  Array.from({ length: ring.partsPerQuarter }, (_, index) => {
    const turn = 90 / ring.partsPerQuarter;
    const [start, end] = [from + index * turn, from + (index + 1) * turn];
    const [outer, inner] = [ring.outer, ring.inner].map((r) => ({ x: r, y: r }));
    if (!outer || !inner) return { polygon: [] };
    return {
      // Two chords outside, where the part is convex.
      polygon: [...arc(centre, outer, start, end, 2), ...arc(centre, inner, end, start, 1)],
    };
  });

const shape = (width: number, height: number, parts: readonly Part[]): Shape => ({
  width,
  height,
  parts,
  centre: centreOf(parts),
});

/** A straight piece with a round upper end. */
const upright = (height: number) =>
  shape(94, height, [
    {
      polygon: [
        ...arc({ x: 47, y: 47 }, { x: 47, y: 47 }, 180, 360, 12),
        { x: 94, y: height },
        { x: 0, y: height },
      ],
    },
  ]);

const elbowTurn = { x: 164.5, y: 16.5 };
const upperTurn = { x: 164.5, y: 164.5 };
const lowerTurn = { x: 164.5, y: 60 };

/** The five kinds of pieces of which 404 is put together. */
export const drawings: Readonly<Record<PieceKind, Drawing>> = {
  stub: { ...upright(153), d: 'M0 47a47 47 0 0 1 94 0v106H0z' },
  elbow: {
    ...shape(216, 181, [
      rectangle(0, 0, 94, 16.5),
      ...quarterRing(elbowTurn, 90),
      rectangle(164.5, 87, 51.5, 94),
    ]),
    d: 'M0 0h94v16.5A70.5 70.5 0 0 0 164.5 87H216v94h-51.5A164.5 164.5 0 0 1 0 16.5z',
  },
  stem: { ...upright(470), d: 'M0 47a47 47 0 0 1 94 0v423H0z' },
  upper: {
    ...shape(329, 224.5, [
      ...quarterRing(upperTurn, 180),
      ...quarterRing(upperTurn, 270),
      rectangle(0, 164.5, 94, 60),
      rectangle(235, 164.5, 94, 60),
    ]),
    d: 'M0 164.5a164.5 164.5 0 0 1 329 0v60h-94v-60a70.5 70.5 0 0 0-141 0v60H0z',
  },
  lower: {
    ...shape(329, 224.5, [
      ...quarterRing(lowerTurn, 0),
      ...quarterRing(lowerTurn, 90),
      rectangle(0, 0, 94, 60),
      rectangle(235, 0, 94, 60),
    ]),
    d: 'M0 0h94v60a70.5 70.5 0 0 0 141 0V0h94v60a164.5 164.5 0 0 1-329 0z',
  },
};

/** Where a piece belongs; as many pieces as places, each starting in its own. */
interface Place {
  kind: PieceKind;
  figure: FigureIndex;
  /** Upper left corner of the piece. */
  x: number;
  y: number;
}

const four = (figure: 0 | 2): Place[] => {
  const left = figureLefts[figure];
  return [
    { kind: 'stub', figure, x: left, y: 0 },
    { kind: 'elbow', figure, x: left, y: 174 },
    { kind: 'stem', figure, x: left + 236, y: 0 },
  ];
};

/** The eight places, from left to right. */
export const places: readonly Place[] = [
  ...four(0),
  { kind: 'upper', figure: 1, x: figureLefts[1], y: 0 },
  { kind: 'lower', figure: 1, x: figureLefts[1], y: 245.5 },
  ...four(2),
];

const eggMiddle = { x: 61, y: 93 };
const eggParts: readonly Part[] = [
  // Lighter above: the egg's centre is that of its round end, on which it stays at any tilt.
  {
    polygon: arc(eggMiddle, { x: 61, y: 93 }, 180, 360, 16),
    density: (61 * 61) / (93 * 93),
  },
  { polygon: arc(eggMiddle, { x: 61, y: 61 }, 0, 180, 16) },
];

/** The egg, at its drawn size; it ends in the `hole`. */
export const egg: Shape = shape(122, 154, eggParts);
/** Least scale of the egg, so that it can be seen and grabbed. */
export const eggLeastScale = 0.55;
/** Size of the egg in the nought, against its drawn size there. */
export const eggInHole = 0.86;
/** Centre of the nought. */
export const hole: Point = { x: 554.5, y: 235 };
/** Angle of the egg beside the numeral, in radians. */
export const eggTilt = (68 * Math.PI) / 180;
