import { expect, it } from 'vitest';
import otherNames from '@/content/other-country-names.json';
import { fullCountryIndex } from './countries';

const { options, search, findByName } = await fullCountryIndex.load();

const asked = {
  BA: ['bosnia and'],
  BS: ['Bahamas, The'],
  CI: ['cote divoire'],
  DE: ['germny'],
  EG: ['Aegypten'],
  FR: ['frnace'],
  GB: ['u.k', '+44'],
  GM: ['Gambia (the)'],
  HK: ['hongkong', 'Hong Kong SAR China'],
  IN: ['in', '00 91'],
  NZ: ['newzeland'],
  PR: ['1 787'],
  SA: ['saudi arabai'],
  TT: ['+1 868', 'trinidad and'],
  UA: ['УКРА'],
  US: ['us', '1', 'etats unis'],
};

it.each(Object.entries(asked))(
  'a country is found first by what people type, %s: %j',
  (code, queries) => {
    expect(queries.map((query) => search(query)[0]?.value)).toEqual(queries.map(() => code));
  },
);

it('every country is found by its name, its code, each of its other names and its three-letter code', () => {
  const ofOptions = options.flatMap(({ label, value: code }) => [
    { name: label, code },
    { name: code, code },
  ]);
  const ofOtherNames = Object.entries(otherNames).flatMap(([code, names]) =>
    names.map((name) => ({ name, code })),
  );
  const all = [...ofOptions, ...ofOtherNames];
  expect(all.filter(({ name, code }) => search(name)[0]?.value !== code)).toEqual([]);
  expect(options.filter(({ aliases }) => !aliases.some((one) => /^[A-Z]{3}$/.test(one)))).toEqual(
    [],
  );
});

it.each([
  ['swedan', 'SE'],
  ['sapin', 'ES'],
  ['cbua', 'CU'],
])('%s is a typing error of one country', (query, code) => {
  expect(search(query)[0]?.value).toBe(code);
});

it('typing errors are corrected only if nothing matches as typed', () => {
  expect(search('niger').map(({ value }) => value)).toEqual(['NE', 'NG']);
  expect(search('austria')[0]?.value).toBe('AT');
  expect(search('austria').map(({ value }) => value)).not.toContain('AU');
});

it.each(['narnia', 'xyzzy', 'qwertz', '00999', '+1000', 'zzzzzzzzz', '…'])(
  'nothing is found for %s',
  (query) => {
    expect(search(query)).toEqual([]);
  },
);

it.each([
  [' Ivory coast ', 'CI'],
  ['ng', 'NG'],
  ['Ivory', undefined],
  ['+380', undefined],
  ['', undefined],
])('only a whole name, alias or code names a country: "%s"', (text, code) => {
  expect(findByName(text)?.value).toBe(code);
});

it('without a query all are listed; names that begin with it come before those that contain it', () => {
  expect(search('  ')).toEqual(options);
  expect(search('uk').map(({ value }) => value)).toEqual(['GB', 'UA', 'CK', 'NC', 'KP', 'KR']);
});
