import { type Pose, turned } from '@/lib/point';
import type { Place } from '@/motion/assembly-stage';
import { eggBody, pieceBody } from '@/physics/piece-bodies';
import type { PillBounds } from '@/physics/pill-bounds';
import type { HuntPlan } from './hunt-rules';
import { egg, eggIndex, numeral, places } from './numeral';

/*
 * Where the pieces are on the page, in px from the floor’s left end, y down, and how fast they
 * start to fall, in px and radians per step of the engine. `hunt-egg.ts` does the same for the egg.
 */

/** Pieces take the colour of the SVG that they are drawn into. */
export const pieceColor = 'inherit';

/** A piece that is let go so near to its place snaps: in units of its thickness, at least in px. */
const reach = { units: 0.64, least: 32 } as const;
/** One that is pushed snaps within this share of that. */
const pushedShare = 0.5;

/**
 * How bodies start to fall where the numeral is 61 px thick: `x` to the side for each place away
 * from the middle one, and at least `y` up. A thicker numeral throws them higher by as much.
 */
const push = { x: 1.9, y: -5, spin: 0.05, drawnAt: 61 } as const;

/** The index of the first piece of the second 4. */
const secondFour = 5;

/** What is measured on the page. */
export interface HuntMeasures {
  /** Thickness of the numeral, and its upper left corner. */
  unit: number;
  left: number;
  top: number;
  bounds: PillBounds;
  /** Size of the egg as a share of the drawn one. */
  eggScale: number;
  /** Where the egg’s centre of mass is before it moves. */
  seat: Pose;
}

/**
 * @returns the bodies for one size of the page; of each piece, also its centre of mass, in units,
 *   and its home, the pose that it has in its own place
 */
export const makeBodies = ({ unit, left, top, eggScale }: HuntMeasures) => {
  const pieces = places.map(({ piece, drawn }) => {
    const { body, at: centre } = pieceBody(piece, unit);
    const angle = (drawn.turn * Math.PI) / 180;
    const middle = turned(centre, angle);
    const x = left + unit * (drawn.x + middle.x);
    const y = top + unit * (drawn.y + middle.y);
    return { body, centre, home: { x, y, angle } };
  });
  const stubMass = pieces[0]?.body.mass ?? 1;
  return { pieces, egg: eggBody(egg.width * eggScale, egg.height * eggScale, stubMass) };
};

/** @returns how near a piece snaps to its place, let go or pushed, in px */
export const reachOf = ({ unit }: HuntMeasures) => {
  const released = Math.max(reach.least, reach.units * unit);
  return { released, pushed: released * pushedShare };
};

/** @returns the spin and speed with which a body falls, away from the middle of the numeral */
export const fallOf = (body: number, { unit, left, bounds }: HuntMeasures) => {
  const scale = Math.sqrt(unit / push.drawnAt);
  const placesFromMiddle = body - (eggIndex - 1) / 2;
  // Where less than two units are free beside the numeral, bodies go less far.
  const room = (bounds.width - left) / unit - numeral.width;
  const sideways = Math.min(1, room / 2);
  // Neighbours rise to different heights, three in turn.
  const upwards = 1 + (body % 3) / 3;
  // Most neighbours turn against each other, and pieces of both fours alike.
  const turnsLeft = (body % secondFour) % 2 === 0;
  return {
    spin: (turnsLeft ? -push.spin : push.spin) / scale,
    speed: { x: placesFromMiddle * push.x * scale * sideways, y: push.y * scale * upwards },
  };
};

/** @returns the places of a plan that are filled, each with the piece that it takes */
export const filledPlaces = (
  { standing }: HuntPlan,
  { left: x, top: y, unit }: HuntMeasures,
): Place[] => {
  const drawing = { x, y, unit, color: pieceColor, isHero: false };
  return places.flatMap(({ piece }, place) => {
    const takes = standing.get(place);
    if (takes === undefined) return [];
    return { ...drawing, key: String(place), letter: place, piece, takes };
  });
};

/** @returns the poses of loose bodies in a page of another size, at least a unit from its walls */
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
