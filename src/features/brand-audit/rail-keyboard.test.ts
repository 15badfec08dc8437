import { expect, it } from 'vitest';
import { placeAfterKey } from './rail-keyboard';

it.each([
  ['ArrowDown', 3, 4],
  ['ArrowLeft', 0, 0],
  ['End', 3, 19],
  ['ArrowRight', 19, 19],
  ['Tab', 3, undefined],
])('%s leads from place %i to %s', (key, place, next) => {
  expect(placeAfterKey(key, place)).toBe(next);
});
