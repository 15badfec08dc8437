import type { Piece } from '@/lib/alphabet/glyphs';
import { type Mark, side, trackOf } from '@/lib/alphabet/draw-piece';
import type { Point } from '@/lib/point';
import { Body, Vertices } from './matter';
import type { PillBounds } from './pill-bounds';
import { pillPhysics } from './world-bodies';

/** Parts of a quarter ring, and corners of a round end. */
const parts = { quarter: 6, end: 8 } as const;
/** The ground that a piece keeps around itself, in px: half of what lies between two (docs/rules.md#not-found-page). */
const around = 2;
/** The egg weighs as much as so many stubs, and bounces. */
const egg = { stubs: 3, restitution: 0.3 } as const;

/** A body, and its centre of mass as a point of the drawing. */
interface DrawnBody {
  body: Body;
  at: Point;
}

/** Collision categories: walls and floor have the engine's first. */
const groups = { walls: 1, loose: 2 } as const;

/** Lets a body pass through walls and floor, or not. */
export const setGhost = (body: Body, isGhost: boolean) => {
  body.collisionFilter.mask = isGhost ? groups.loose : groups.loose | groups.walls;
};

const makePart = (corners: readonly Point[]) => {
  const vertices = corners.map(({ x, y }) => ({ x, y }));
  return Body.create({
    ...pillPhysics,
    vertices,
    position: Vertices.centre(vertices),
    collisionFilter: { category: groups.loose },
  });
};

/** Corners at the end of a band, clockwise from its left: a half circle, or two. */
const endOf = (mark: Mark, half: number, isRound: boolean): Point[] => {
  const count = isRound ? parts.end : 1;
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = (index / count) * Math.PI;
    const { x, y } = side(mark, half * Math.cos(angle));
    const on = isRound ? half * Math.sin(angle) : 0;
    return { x: x + mark.dx * on, y: y + mark.dy * on };
  });
};

/** The engine computes the inertia as if all parts lay at the centre. */
const correctInertia = (body: Body) =>
  Body.setInertia(
    body,
    body.parts.slice(1).reduce((sum, { inertia, mass, position: { x, y } }) => {
      return sum + inertia + mass * ((x - body.position.x) ** 2 + (y - body.position.y) ** 2);
    }, 0),
  );

/**
 * @param unit thickness of the line, in px
 * @returns the body of a piece of the alphabet before it is turned; `at` in units
 */
export const pieceBody = (piece: Piece, unit: number): DrawnBody => {
  const track = trackOf(piece);
  const ends = piece.kind === 'dot' ? 'rr' : piece.ends;
  const margin = around / unit;
  const isRound = [ends[0] === 'r', ends[1] === 'r'] as const;
  const from = isRound[0] ? 0.5 : -margin;
  const to = track.length + (isRound[1] ? -0.5 : margin);
  const { arc } = track;
  const count = piece.kind === 'bend' ? (piece.sweep / 90) * parts.quarter : 0;
  const marks = Array.from({ length: count + 1 }, (_, index) =>
    arc ? arc.from + ((arc.to - arc.from) * index) / count : from,
  ).filter((along) => along > from + 0.2 && along < to - 0.2);
  const stops = [from, ...marks, to].map((along) => track.at(along));
  const made = stops.slice(1).map((mark, index) => {
    const before = stops[index] ?? mark;
    const back = { ...before, dx: -before.dx, dy: -before.dy };
    const corners = [
      ...endOf(mark, 0.5 + margin, isRound[1] && index === stops.length - 2),
      ...endOf(back, 0.5 + margin, isRound[0] && index === 0),
    ];
    return makePart(corners.map(({ x, y }) => ({ x: x * unit, y: y * unit })));
  });
  const body = Body.create({ ...pillPhysics, parts: made });
  correctInertia(body);
  return { body, at: { x: body.position.x / unit, y: body.position.y / unit } };
};

/**
 * @param stub mass of a stub
 * @returns the body of an egg of a size in px, half an ellipse on half a circle
 */
export const eggBody = (width: number, height: number, stub: number): Body => {
  const radius = width / 2;
  const corners = Array.from({ length: 32 }, (_, index) => {
    const angle = (index / 16) * Math.PI;
    const y = Math.sin(angle) * (index > 16 ? height - radius : radius);
    return { x: radius + radius * Math.cos(angle), y: height - radius + y };
  });
  const body = makePart(corners);
  body.restitution = egg.restitution;
  Body.setMass(body, egg.stubs * stub);
  return body;
};

/**
 * @param unit thickness of the line
 * @returns a level floor without a turn, between two walls and under a ceiling at `top`; all in px
 */
export const closedBounds = (
  unit: number,
  { width, top, left }: Pick<PillBounds, 'width' | 'top' | 'left'>,
): PillBounds => ({
  width,
  view: width,
  pill: { width: 4 * unit, height: unit },
  top,
  left,
  right: width,
  turn: { x: width, y: 1, radius: 1 },
  stop: 0,
  copy: [],
  isLow: false,
  hasCeiling: true,
});
