import { expect, it } from 'vitest';
import stored from '../src/content/dial-codes.json';
import nativeNames from '../src/content/native-country-names.json';
import { readDialCodes, readNativeNames } from './countries';

it('the stored dial codes are those of the phone-number metadata', () => {
  expect(stored).toEqual(readDialCodes());
});

it('there are about 240, India and the States among them', () => {
  expect(Object.keys(stored).length).toBeGreaterThanOrEqual(235);
  expect(stored).toMatchObject({ IN: '+91', US: '+1', GB: '+44', RE: '+262' });
});

it('countries are also known by what they are called at home, in each of their main languages', () => {
  expect(Object.keys(stored)).toEqual(expect.arrayContaining(Object.keys(nativeNames)));
  expect(nativeNames).toMatchObject({ DE: ['Deutschland'], IN: ['भारत'], JP: ['日本'] });
  expect(readNativeNames(['CH', 'US'])).toEqual({ CH: nativeNames.CH });
  expect(nativeNames.CH).toEqual(['Schweiz', 'Suisse', 'Svizzera', 'Svizra']);
});
