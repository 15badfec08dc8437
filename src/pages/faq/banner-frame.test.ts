import { expect, it } from 'vitest';
import { bannerFrame } from './banner-frame';

it.each([
  [0, 0],
  [0.29, 0],
  [0.3, 0],
  [0.65, 250],
  [1, 500],
  [1.4, 500],
])('shows of %d visible frame %d', (visible, frame) => {
  expect(bannerFrame(visible)).toBeCloseTo(frame, 6);
});
