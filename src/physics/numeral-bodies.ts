import type { Body as NumeralBody } from 'matter-js';
import { Matter } from './matter';
import type { Pose } from './pill-bounds';
import { areaAndCentre, type Point, type Polygon } from './polygon';
import { pillPhysics, wallThickness } from './world-bodies';

const { Bodies, Body } = Matter;

/** A shape of one or more convex parts, in units of its drawing. */
export interface NumeralShape {
  parts: readonly { polygon: Polygon; density?: number }[];
  /** Centre of mass; poses are those of this point. */
  centre: Point;
  /** Px per unit. */
  scale: number;
  /** Against a piece of the line; 1 by default. */
  density?: number;
  restitution?: number;
}

/** What limits the pieces of the numeral: px from the upper left corner of their area. */
export interface NumeralBounds {
  width: number;
  ceiling: number;
  floor: number;
  /** Inside of the half ring below the floor, in which the last body lies; only in one column. */
  mouth?: { floor: number; right: number; radius: number };
}

/** Collision categories: the last body passes through the floor if a half ring is below it. */
const group = { bodies: 1, walls: 2, floor: 4, mouth: 8 } as const;

/** What a body collides with: the floor, the half ring below it, or neither while it is held. */
export type Ground = 'floor' | 'mouth' | 'none';
const groundMasks: Readonly<Record<Ground, number>> = {
  floor: group.bodies + group.walls + group.floor,
  mouth: group.bodies + group.walls + group.mouth,
  none: group.bodies + group.walls,
};

/** Corrects the inertia: the engine computes it as if all parts lay at the centre. */
const setInertia = (body: NumeralBody) => {
  const parts = body.parts.slice(1);
  const inertia = parts.reduce((sum, { inertia: own, mass, position: { x, y } }) => {
    return sum + own + mass * ((x - body.position.x) ** 2 + (y - body.position.y) ** 2);
  }, 0);
  if (parts.length > 0) Body.setInertia(body, inertia);
};

/** @returns the body of a shape in a pose */
export const makeNumeralBody = (
  { parts, centre, scale, density = 1, restitution = 0 }: NumeralShape,
  { x, y, angle }: Pose,
): NumeralBody => {
  const made = parts.map((part) => {
    const vertices = part.polygon.map((point) => ({
      x: (point.x - centre.x) * scale,
      y: (point.y - centre.y) * scale,
    }));
    return Body.create({
      position: areaAndCentre(vertices).centre,
      vertices,
      density: pillPhysics.density * density * (part.density ?? 1),
    });
  });
  const body = Body.create({
    parts: made,
    friction: pillPhysics.friction,
    restitution,
    sleepThreshold: pillPhysics.sleepThreshold,
    collisionFilter: { category: group.bodies, mask: groundMasks.floor },
  });
  setInertia(body);
  Body.setPosition(body, { x, y });
  Body.setAngle(body, angle);
  return setFilter(body, 'floor');
};

/** The engine reads the filter of each part. */
export const setFilter = (body: NumeralBody, ground: Ground): NumeralBody => {
  for (const part of body.parts)
    part.collisionFilter = { category: group.bodies, mask: groundMasks[ground], group: 0 };
  return body;
};

/** Boxes round the mouth's lower corner. */
const arcBoxes = 6;

const fixed = (category: number) => ({
  isStatic: true,
  friction: pillPhysics.friction,
  collisionFilter: { category, mask: group.bodies, group: 0 },
});

const box = (x: number, y: number, w: number, h: number, category: number) =>
  Bodies.rectangle(x + w / 2, y + h / 2, w, h, fixed(category));

/** @returns the ground that carries bodies, and the other walls */
export const makeNumeralWalls = ({ width, ceiling, floor, mouth }: NumeralBounds) => {
  const t = wallThickness;
  const height = (mouth?.floor ?? floor) - ceiling + 2 * t;
  const ground = [box(-t, floor, width + 2 * t, t, group.floor)];
  if (mouth) {
    const { right, radius } = mouth;
    ground.push(box(-t, mouth.floor, width + 2 * t, t, group.mouth));
    ground.push(box(right, floor, t, mouth.floor - floor, group.mouth));
    const turn = Math.PI / 2 / arcBoxes;
    const length = 2 * (radius + t) * Math.tan(turn / 2);
    for (let index = 0; index < arcBoxes; index += 1) {
      const angle = (index + 0.5) * turn;
      const far = radius + t / 2;
      const x = right - radius + far * Math.cos(angle);
      const y = mouth.floor - radius + far * Math.sin(angle);
      ground.push(Bodies.rectangle(x, y, t, length, { ...fixed(group.mouth), angle }));
    }
  }
  return {
    ground,
    walls: [
      box(-t, ceiling - t, t, height, group.walls),
      box(width, ceiling - t, t, height, group.walls),
      box(-t, ceiling - t, width + 2 * t, t, group.walls),
    ],
  };
};
