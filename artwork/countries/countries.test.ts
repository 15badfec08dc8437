import { expect, it } from 'vitest';
import stored from '../../src/content/dial-codes.json';
import areaCodes from '../../src/content/area-codes.json';
import otherNames from '../../src/content/other-country-names.json';
import { readAreaCodes, readDialCodes, readOtherNames } from './countries';

it('the stored codes are those of the phone-number metadata, India and the States among about 240', () => {
  expect(stored).toEqual(readDialCodes());
  expect(Object.keys(stored).length).toBeGreaterThanOrEqual(235);
  expect(stored).toMatchObject({ IN: '+91', US: '+1', GB: '+44', RE: '+262' });
  expect(areaCodes).toEqual(readAreaCodes());
  expect(areaCodes).toMatchObject({ TT: ['868'], PR: ['787', '939'] });
});

it('countries also have their names in their own and in common languages', () => {
  expect(Object.keys(stored)).toEqual(expect.arrayContaining(Object.keys(otherNames)));
  expect(otherNames.IN[0]).toBe('भारत');
  expect(otherNames.CH.slice(0, 4)).toEqual(['Schweiz', 'Suisse', 'Svizzera', 'Svizra']);
  expect(readOtherNames(['CH', 'US'])).toEqual({ CH: otherNames.CH, US: otherNames.US });
});
