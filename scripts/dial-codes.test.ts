import { expect, it } from 'vitest';
import stored from '../src/content/dial-codes.json';
import { readDialCodes } from './dial-codes';

it('the stored dial codes are those of the phone-number metadata', () => {
  expect(stored).toEqual(readDialCodes());
});

it('there are about 240, India and the States among them', () => {
  expect(Object.keys(stored).length).toBeGreaterThanOrEqual(235);
  expect(stored).toMatchObject({ IN: '+91', US: '+1', GB: '+44', RE: '+262' });
});
