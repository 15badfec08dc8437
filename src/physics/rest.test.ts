import { expect, it } from 'vitest';
import { paces, type Rest, restAfter, restless } from './rest';

const next = (rest: Rest, seen: Parameters<typeof restAfter>[1]) =>
  restAfter(rest, seen, paces.first);
/** After so many steps that see the same. */
const after = (steps: number, seen: Parameters<typeof restAfter>[1], rest = restless) =>
  Array.from({ length: steps }).reduce<Rest>((each) => next(each, seen).rest, rest);
const quiet = { isBusy: false, isCopyCovered: false };
const covered = { isBusy: false, isCopyCovered: true };

it('the first pile sleeps after 50 calm steps, and a fall begins the count anew', () => {
  const before = after(49, quiet);
  expect(next(after(48, quiet), quiet)).toMatchObject({ fallsAsleep: false, staysAwake: false });
  expect(next(before, quiet)).toMatchObject({ fallsAsleep: true, staysAwake: false });
  const disturbed = next(before, { ...quiet, isBusy: true });
  expect(disturbed).toMatchObject({ fallsAsleep: false, staysAwake: true, rest: { calmSteps: 0 } });
});

it('resting pills lose more of their speed with each calm step, up to 80 %', () => {
  const drags = [0, 9, 38, 49].map((calmSteps) => next({ ...restless, calmSteps }, quiet).drag);
  expect(next({ ...restless, pressSteps: 1 }, quiet).drag).toBe(0.02);
  expect(drags.map((drag) => Number(drag.toFixed(2)))).toEqual([0.04, 0.22, 0.8, 0.8]);
});

it('pills over the copy are pressed off it for 30 steps after 20 calm ones, at most ten times', () => {
  expect(after(19, covered)).toEqual({ ...restless, calmSteps: 19 });
  expect(after(20, covered)).toEqual({ calmSteps: 0, pressSteps: 30, presses: 1 });
  expect(after(5000, covered).presses).toBe(10);
  expect(after(5000, quiet).presses).toBe(0);
});
