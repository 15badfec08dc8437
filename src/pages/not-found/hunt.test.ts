import { expect, it } from 'vitest';
import {
  type Hunt,
  isComplete,
  loosePieces,
  looseHunt,
  mayPlace,
  placeIn,
  placesFor,
  sayPlaced,
  standingCount,
  stands,
  wholeHunt,
} from './hunt';

const put = (hunt: Hunt, ...pairs: readonly (readonly [piece: number, place: number])[]) =>
  pairs.reduce((before, [piece, place]) => placeIn(before, piece, place), hunt);

it('starts whole, and falls into eight loose pieces', () => {
  expect(isComplete(wholeHunt)).toBe(true);
  expect(standingCount(wholeHunt)).toBe(3);
  expect(standingCount(looseHunt)).toBe(0);
  expect(loosePieces(looseHunt)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

it('lets like pieces stand in either 4', () => {
  expect(placesFor(looseHunt, 0)).toEqual([0, 5]);
  expect(placesFor(looseHunt, 5)).toEqual([0, 5]);
  expect(placesFor(looseHunt, 6)).toEqual([1, 6]);
  expect(placesFor(put(looseHunt, [5, 0]), 0)).toEqual([5]);
  expect(placesFor(looseHunt, 3)).toEqual([3]);
});

it('refuses the halves of the nought until both 4s stand', () => {
  let hunt = looseHunt;
  expect(mayPlace(hunt, 0)).toBe(true);
  expect(mayPlace(hunt, 3)).toBe(false);
  hunt = put(hunt, [0, 5], [1, 6], [2, 7]);
  expect(stands(hunt, 2)).toBe(true);
  expect(mayPlace(hunt, 4)).toBe(false);
  hunt = put(hunt, [5, 0], [6, 1], [7, 2]);
  expect(mayPlace(hunt, 3)).toBe(true);
  expect(mayPlace(hunt, 4)).toBe(true);
});

it('says what was placed, and which figure stands', () => {
  let hunt = put(looseHunt, [2, 2]);
  expect(sayPlaced(hunt, 2)).toBe('Stem placed. One of three.');
  hunt = put(hunt, [1, 1]);
  expect(sayPlaced(hunt, 1)).toBe('Elbow placed. Two of three.');
  hunt = put(hunt, [0, 0]);
  expect(sayPlaced(hunt, 0)).toBe('First 4 stands: Connect.');
  hunt = put(hunt, [5, 5], [6, 6], [7, 7]);
  expect(sayPlaced(hunt, 7)).toBe('Second 4 stands: Convey.');
  hunt = put(hunt, [3, 3]);
  expect(sayPlaced(hunt, 3)).toBe('Upper half placed. One of two.');
  expect(isComplete(hunt)).toBe(false);
  expect(isComplete(put(hunt, [4, 4]))).toBe(true);
});

it('lights the words in their order, whichever 4 stands first', () => {
  const hunt = put(looseHunt, [5, 5], [6, 6], [7, 7]);
  expect(standingCount(hunt)).toBe(1);
  expect(sayPlaced(hunt, 7)).toBe('Second 4 stands: Connect.');
});
