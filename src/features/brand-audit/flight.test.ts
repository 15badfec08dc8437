import { expect, it } from 'vitest';
import { flightOf, flightOfStart } from './flight';

const to = { x: 400, y: 118, width: 120, height: 47 };

it('turns an upright bar about its middle as it flies, and draws a lying one as it lay', () => {
  const upright = flightOf({ x: 10, y: 20, width: 12, height: 30 }, to);
  expect(upright).toMatchObject({
    duration: 520,
    frames: [
      { x: '1px', y: '29px', width: '30px', height: '12px', rx: '6px', transform: 'rotate(90deg)' },
      { transform: 'rotate(0deg)', transformOrigin: '460px 141.5px' },
    ],
  });
  const level = flightOf({ x: 10, y: 20, width: 30, height: 12 }, to);
  expect(level.frames[0]).toMatchObject({ x: '10px', y: '20px', transform: 'rotate(0deg)' });
});

it('stops the start piece above its place once the others have landed, until it falls', () => {
  const { duration, frames } = flightOfStart({ x: 10, y: 20, width: 12, height: 12 }, 200);
  expect(duration).toBe(800);
  expect(frames[1]).toMatchObject({ translate: '0 -100%', offset: 0.65 });
  expect(frames[2]).toMatchObject({ width: 'var(--dot)', translate: '0 -100%' });
});
