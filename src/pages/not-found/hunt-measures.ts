import { type Point, type Pose, turned } from '@/lib/point';
import type { Place } from '@/motion/assembly-stage';
import type { PillBounds } from '@/physics/pill-bounds';
import type { HuntPlan } from './hunt-plan';
import { egg, eggIndex, hole, numeral, places } from './numeral';

/*
 * Where things are on the page, and how fast they start. What goes in: what was measured, in px
 * from the floor’s left end, y down. What comes out: poses, places, distances, and speeds in px and
 * radians per step of the engine.
 */

/**
 * How near to its place a piece snaps: in units of its thickness, at least in px; for one that was
 * pushed, this share of it.
 */
const reach = { units: 0.64, least: 32, pushed: 0.5 } as const;
/** How bodies start to fall, by their distance from the middle one, at a thickness of 61 px. */
const push = { x: 1.9, y: -5, spin: 0.05, drawnAt: 61 } as const;
/** A kicked egg that moves so many px to the side turns by one radian. */
const pxPerRadian = 100;
/** What gravity adds to the speed in a step. A jump aims higher than it must: the air slows it. */
const jump = { gravity: 0.28, aim: 1.3 } as const;
/** The index of the first piece of the second 4. */
const secondFour = 5;

/** What is measured on the page. */
export interface HuntMeasures {
  /** Thickness of the numeral, and its left edge. */
  unit: number;
  left: number;
  bounds: PillBounds;
  /** Size of the egg as a share of the drawn one. */
  eggScale: number;
  /** Where the egg’s centre of mass is before it moves. */
  seat: Pose;
}

/** In one column the egg waits in a mouth below the floor, and passes through the floor. */
export const hasMouth = ({ seat }: HuntMeasures) => seat.y > 0;

/** @returns where the egg waits while it is not loose, and its size as a share of the loose one’s */
export const waitingEgg = (
  home: HuntPlan['eggHome'],
  { left, unit, eggScale, seat }: HuntMeasures,
): Pose & { size: number } => {
  if (home === 'seat') return { ...seat, size: 1 };
  const scale = (egg.inHole * unit) / egg.drawnAt;
  return {
    x: left + unit * hole.x,
    y: unit * (hole.y - numeral.height - numeral.gap) + scale * (egg.middle - egg.height / 2),
    angle: 0,
    size: scale / eggScale,
  };
};

/** @returns the spin and speed of a kicked egg, which jumps as high as it must to leave the mouth */
export const kickedEgg = ({ x, y }: Point, isInMouth: boolean, measures: HuntMeasures) => {
  const height = isInMouth ? measures.seat.y + measures.eggScale * egg.height : 0;
  const up = -Math.sqrt(2 * jump.gravity * jump.aim * height);
  return { spin: x / pxPerRadian, speed: { x, y: Math.min(y, up) } };
};

/**
 * @param centre the centre of mass of the piece, in units
 * @returns the pose of a piece in its place
 */
export const poseIn = (place: number, centre: Point, { left, unit }: HuntMeasures): Pose => {
  const { x = 0, y = 0, turn = 0 } = places[place]?.drawn ?? {};
  const angle = (turn * Math.PI) / 180;
  const middle = turned(centre, angle);
  return {
    x: left + unit * (x + middle.x),
    y: unit * (y + middle.y - numeral.height - numeral.gap),
    angle,
  };
};

/**
 * @param centres the centre of mass of the piece in each place, in units
 * @returns how far a piece is from each place, in px
 */
export const distancesFrom = (
  { x, y }: Point,
  centres: readonly Point[],
  measures: HuntMeasures,
): number[] =>
  centres.map((centre, place) => {
    const target = poseIn(place, centre, measures);
    return Math.hypot(target.x - x, target.y - y);
  });

/** @returns how near a piece snaps to its place, let go or pushed, in px */
export const reachOf = ({ unit }: HuntMeasures) => {
  const dropped = Math.max(reach.least, reach.units * unit);
  return { dropped, pushed: dropped * reach.pushed };
};

/** @returns the spin and speed with which a body falls to its side */
export const fallOf = (body: number, { unit, left, bounds }: HuntMeasures) => {
  const scale = Math.sqrt(unit / push.drawnAt);
  const room = (bounds.width - left) / unit - numeral.width;
  // Pieces of both fours turn alike.
  const turnsLeft = (body % secondFour) % 2 === 0;
  return {
    spin: (turnsLeft ? -push.spin : push.spin) / scale,
    speed: {
      x: (body - (eggIndex - 1) / 2) * push.x * scale * Math.min(1, room / 2),
      y: push.y * scale * (1 + (body % 3) / 3),
    },
  };
};

/**
 * @param color of the pieces
 * @returns the places of a plan that are filled, each with the piece that it takes
 */
export const filledPlaces = (
  { standing }: HuntPlan,
  { left, unit }: HuntMeasures,
  color: string,
): Place[] => {
  const drawing = { x: left, y: -(numeral.height + numeral.gap) * unit, unit };
  const filled: Place[] = [];
  for (const [place, takes] of standing) {
    const piece = places[place]?.piece;
    if (!piece) continue;
    filled.push({
      ...drawing,
      key: String(place),
      letter: place,
      piece,
      takes,
      color,
      isHero: false,
    });
  }
  return filled;
};

/** @returns the poses of loose bodies after the page has changed its size */
export const movedTo = (
  poses: readonly Pose[],
  before: HuntMeasures,
  { bounds, unit }: HuntMeasures,
): Pose[] =>
  poses.map(({ x, y, angle }) => ({
    x: between((x / before.bounds.width) * bounds.width, unit, bounds.width - unit),
    y: between((y / before.unit) * unit, bounds.top + unit, 0),
    angle,
  }));

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);
