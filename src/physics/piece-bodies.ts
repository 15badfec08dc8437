import type { Piece } from '@/lib/alphabet/glyphs';
import { type Mark, side, trackOf } from '@/lib/alphabet/piece-geometry';
import type { Point } from '@/lib/point';
import { Body, Vertices } from './matter';
import { pillPhysics } from './world-bodies';

/* The bodies of the not-found page: the numeral's pieces, whose thickness is a unit, and the egg. */

/** How many parts approximate a quarter ring, and how many edges a round end and the egg. */
const partsOfQuarter = 6;
const edgesOfEnd = 8;
const edgesOfEgg = 32;
/** A piece keeps this much room around itself, in px (docs/rules.md#not-found-page). */
const margin = 2;
/** Least length of a part along its piece, in units. */
const shortestPart = 0.2;
/** The egg weighs as much as so many stubs, and bounces. */
const egg = { stubs: 3, restitution: 0.3 } as const;
/** Collision categories; walls and floor have the engine's first. */
const categories = { walls: 1, loose: 2 } as const;

/** A place where two parts of a piece meet, or an end of the piece, which may be round. */
interface Cut extends Mark {
  isRound: boolean;
}

/**
 * The engine only knows convex shapes, so a bend consists of short straight parts. Each part lies
 * between two neighbouring cuts; its outline goes round the end at one cut, then at the other.
 * @param piece of the alphabet, as it lies before it is turned
 * @param unit thickness of the line, in px
 * @returns the body of the piece, and its centre of mass as a point of the drawing, in units
 */
export const pieceBody = (piece: Piece, unit: number) => {
  const marginInUnits = margin / unit;
  const half = 0.5 + marginInUnits;
  const parts: Body[] = [];
  let [start, ...ends] = cutsOf(piece, marginInUnits);
  for (const end of ends) {
    const corners = [...endCorners(end, half), ...endCorners(backwards(start), half)];
    parts.push(makePart(corners.map(({ x, y }) => ({ x: x * unit, y: y * unit }))));
    start = end;
  }
  const body = Body.create({ ...pillPhysics, parts });
  correctInertia(body);
  return { body, at: { x: body.position.x / unit, y: body.position.y / unit } };
};

/**
 * Cuts a piece along its middle line, which `trackOf` measures in units from the start. At a round
 * end the half circle begins half a thickness before the end; a straight end gets the margin.
 * @returns the cuts from start to finish, with both ends of the piece
 */
const cutsOf = (piece: Piece, marginInUnits: number): [Cut, ...Cut[]] => {
  const track = trackOf(piece);
  const ends = piece.kind === 'dot' ? 'rr' : piece.ends;
  const isRound = { start: ends.startsWith('r'), finish: ends.endsWith('r') };
  const from = isRound.start ? 0.5 : -marginInUnits;
  const to = track.length + (isRound.finish ? -0.5 : marginInUnits);
  const onArc = arcCuts(piece, track).filter(
    (along) => along > from + shortestPart && along < to - shortestPart,
  );
  return [
    { ...track.at(from), isRound: isRound.start },
    ...onArc.map((along) => ({ ...track.at(along), isRound: false })),
    { ...track.at(to), isRound: isRound.finish },
  ];
};

/** @returns where the arc of a piece, if any, is cut into equal parts, in units along its track */
const arcCuts = (piece: Piece, { arc }: ReturnType<typeof trackOf>) => {
  if (!arc || piece.kind !== 'bend') return [];
  const count = (piece.sweep / 90) * partsOfQuarter;
  const length = arc.to - arc.from;
  return Array.from({ length: count + 1 }, (_, part) => arc.from + (length * part) / count);
};

/** @returns a cut that looks back along the piece */
const backwards = (cut: Cut): Cut => ({ ...cut, dx: -cut.dx, dy: -cut.dy });

/** @returns the corners at the end of a part, clockwise from its left: two, or a half circle */
const endCorners = (cut: Cut, half: number): Point[] => {
  const edges = cut.isRound ? edgesOfEnd : 1;
  return Array.from({ length: edges + 1 }, (_, corner) => {
    const angle = (corner / edges) * Math.PI;
    const { x, y } = side(cut, half * Math.cos(angle));
    const ahead = cut.isRound ? half * Math.sin(angle) : 0;
    return { x: x + cut.dx * ahead, y: y + cut.dy * ahead };
  });
};

const makePart = (vertices: Point[]) =>
  Body.create({
    ...pillPhysics,
    vertices,
    position: Vertices.centre(vertices),
    collisionFilter: { category: categories.loose },
  });

/** Corrects the inertia, which the engine computes as if all parts lay at the body's centre. */
const correctInertia = (body: Body) => {
  const { x, y } = body.position;
  let sum = 0;
  // The first part is the body itself.
  for (const { inertia, mass, position } of body.parts.slice(1))
    sum = sum + inertia + mass * ((position.x - x) ** 2 + (position.y - y) ** 2);
  Body.setInertia(body, sum);
};

/** Lets a body pass through walls and floor, or stops it there again. */
export const setGhost = (body: Body, isGhost: boolean) => {
  body.collisionFilter.mask = isGhost ? categories.loose : categories.loose | categories.walls;
};

/**
 * @param stubMass mass of the shortest piece, by which the egg is weighed
 * @returns the body of an egg, half an ellipse on half a circle; width and height in px
 */
export const eggBody = (width: number, height: number, stubMass: number): Body => {
  const radius = width / 2;
  const corners = Array.from({ length: edgesOfEgg }, (_, index) => {
    const angle = (index / edgesOfEgg) * 2 * Math.PI;
    // With y down, the second half of the turn is the upper one, which is stretched.
    const y = Math.sin(angle) * (index > edgesOfEgg / 2 ? height - radius : radius);
    return { x: radius + radius * Math.cos(angle), y: height - radius + y };
  });
  const body = makePart(corners);
  body.restitution = egg.restitution;
  Body.setMass(body, egg.stubs * stubMass);
  return body;
};
