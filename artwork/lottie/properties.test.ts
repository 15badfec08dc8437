import { expect, it } from 'vitest';
import { outlines } from './properties';

it('rejects keys whose outlines differ in number of subpaths', () => {
  expect(() =>
    outlines([
      [0, 'M0 0H1M0 2H1', 'lin'],
      [1, 'M0 0H1'],
    ]),
  ).toThrow('fewer subpaths');
});
