import { expect, it } from 'vitest';
import { placeAfterKey, scrollToShow } from './rail-keyboard';

it.each([
  ['ArrowDown', 3, 4],
  ['ArrowLeft', 0, 0],
  ['End', 3, 19],
  ['ArrowRight', 19, 19],
  ['Tab', 3, undefined],
])('%s leads from place %i to %s', (key, place, next) => {
  expect(placeAfterKey(key, place)).toBe(next);
});

it('scrolls as far as a focused link of the rail needs, with room for the header above', () => {
  const questions = { top: 100, bottom: 700 };
  expect(scrollToShow({ top: 300, bottom: 324 }, questions)).toBe(0);
  expect(scrollToShow({ top: 690, bottom: 714 }, questions)).toBe(-14);
  expect(scrollToShow({ top: 60, bottom: 84 }, questions)).toBe(148);
});
