import type { Body as PillBody } from 'matter-js';
import type { Pit, Pose } from './layout';
import { Matter } from './matter';

const { Bodies, Body } = Matter;

/** Constants that are fixed (docs/rules.md#hero-pills). */
export const pillPhysics = { density: 0.09, friction: 0.009, sleepThreshold: 50 } as const;
/** Thickness of walls and floor, in px. */
export const thick = 400;
const tall = 8000;

/** @returns walls, floor and turn of a pit. */
export const makeWalls = ({ width, right, turn, stop }: Pit): PillBody[] => {
  const fixed = { isStatic: true, friction: pillPhysics.friction };
  const box = (left: number, top: number, w: number, h: number) =>
    Bodies.rectangle(left + w / 2, top + h / 2, w, h, fixed);
  return [
    box(-thick, -tall, thick, tall + thick),
    box(right, -tall, thick, tall + stop + thick),
    box(-thick, 0, turn.x + thick, thick),
    box(turn.x, stop, width - turn.x + thick, thick),
    Bodies.circle(turn.x, turn.y, turn.radius, fixed, 48),
  ];
};

/** @returns a pill of a size as a body. */
export const makePill = ({ x, y, angle }: Pose, { width, height }: Pit['pill']): PillBody =>
  Bodies.rectangle(x, y, width, height, {
    ...pillPhysics,
    angle,
    chamfer: { radius: height / 2 - 0.1, quality: 4 },
  });

/** In px a step, and radians a step. */
const toss = { x: 2, y: -6, turn: 0.12 } as const;

/** In a zoomed window the pills float low: tossed up, each its own way, they have a fall. */
export const tossUp = (bodies: readonly PillBody[]) =>
  bodies.forEach((body, index) => {
    const rank = (index * 7) % bodies.length;
    const y = toss.y * (1 + rank / (2 * bodies.length));
    Body.setVelocity(body, { x: toss.x * ((rank % 5) - 2), y });
    Body.setAngularVelocity(body, toss.turn * ((rank % 3) - 1));
  });
