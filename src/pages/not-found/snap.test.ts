import { expect, it } from 'vitest';
import { heldAngle, placeNear, snapPlace, snapReach } from './snap';

const targets = new Map([
  [0, { x: 100, y: 100 }],
  [5, { x: 200, y: 100 }],
]);
const degrees = (angle: number) => (angle * Math.PI) / 180;
const at = (angle: number) => snapPlace({ x: 100, y: 100, angle: degrees(angle) }, targets, 1);

it('reaches 60 units, and at least 32 px', () => {
  expect(snapReach(1)).toBe(60);
  expect(snapReach(0.65)).toBe(39);
  expect(snapReach(0.26)).toBe(32);
});

it('snaps into the nearest place within reach', () => {
  expect(snapPlace({ x: 149, y: 100, angle: 0 }, targets, 1)).toBe(0);
  expect(snapPlace({ x: 151, y: 100, angle: 0 }, targets, 1)).toBe(5);
  expect(snapPlace({ x: 100, y: 159, angle: 0 }, targets, 1)).toBe(0);
  expect(snapPlace({ x: 100, y: 160, angle: 0 }, targets, 1)).toBeUndefined();
  expect(placeNear({ x: 100, y: 300 }, targets, 100)).toBeUndefined();
});

it('snaps only within 25° of upright, however often the piece has turned', () => {
  expect(at(24)).toBe(0);
  expect(at(-24)).toBe(0);
  expect(at(26)).toBeUndefined();
  expect(at(180)).toBeUndefined();
  expect(at(360 + 10)).toBe(0);
  expect(at(-720 - 10)).toBe(0);
});

it('turns a held piece to the nearest right angle, and upright near its place', () => {
  expect(heldAngle(degrees(50), false)).toBeCloseTo(degrees(90), 6);
  expect(heldAngle(degrees(40), false)).toBeCloseTo(0, 6);
  expect(heldAngle(degrees(100), true)).toBeCloseTo(0, 6);
  expect(heldAngle(degrees(350), true)).toBeCloseTo(degrees(360), 6);
});
