import { describe, expect, it } from 'vitest';
import { afterKey, eggStep, eggStride, isFound, towards, within } from './egg-rules';

it('moves 16 px per arrow key and ignores other keys', () => {
  expect(eggStep).toBe(16);
  const at = { x: 5, y: 5 };
  expect(afterKey(at, 'ArrowLeft')).toEqual({ x: -11, y: 5 });
  expect(afterKey(at, 'ArrowRight')).toEqual({ x: 21, y: 5 });
  expect(afterKey(at, 'ArrowUp')).toEqual({ x: 5, y: -11 });
  expect(afterKey(at, 'ArrowDown')).toEqual({ x: 5, y: 21 });
  expect(afterKey(at, 'Tab')).toBeUndefined();
});

describe('towards', () => {
  it('moves one stride, never past the goal', () => {
    const goal = { x: -300, y: -400 };
    const next = towards({ x: 0, y: 0 }, goal);
    expect(Math.hypot(next.x, next.y)).toBeCloseTo(eggStride, 6);
    expect(towards({ x: -290, y: -390 }, goal)).toEqual(goal);
    expect(towards(goal, goal)).toEqual(goal);
  });
});

it('stays inside the bounds', () => {
  const bounds = { left: -10, right: 20, top: -30, bottom: 0 };
  expect(within({ x: -99, y: 99 }, bounds)).toEqual({ x: -10, y: 0 });
  expect(within({ x: 99, y: -99 }, bounds)).toEqual({ x: 20, y: -30 });
});

it('is found within 60 px of the goal, scaled with the drawing', () => {
  const goal = { x: 0, y: 0 };
  expect(isFound({ x: 59, y: 0 }, goal, 1)).toBe(true);
  expect(isFound({ x: 60, y: 0 }, goal, 1)).toBe(false);
  expect(isFound({ x: 55, y: 0 }, goal, 0.871)).toBe(false);
  // The reach never drops below 32 px.
  expect(isFound({ x: 31, y: 0 }, goal, 0.26)).toBe(true);
  expect(isFound({ x: 32, y: 0 }, goal, 0.26)).toBe(false);
});
