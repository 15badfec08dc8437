import { expect, it } from 'vitest';
import { railSize } from './rail-size';

it.each([640, 720, 768, 859, 860, 900, 999, 1080, 1440])(
  'the rail ends with its dot and label inside a window %i px high, with and without the header',
  (height) => {
    for (const isHidden of [true, false]) {
      const { dotTop, placeLength, thickness } = railSize(height, isHidden);
      expect(dotTop + 44 + 18).toBeLessThanOrEqual(height);
      expect(placeLength).toBeGreaterThan(thickness);
    }
  },
);

it('the rail hides its counter under the header in a low window', () => {
  expect(railSize(859, false)).toMatchObject({ hasCounter: false, railTop: 108 });
  expect(railSize(860, false)).toMatchObject({ hasCounter: true, railTop: 172 });
  expect(railSize(720, true).hasCounter).toBe(true);
});
