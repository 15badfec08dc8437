import { expect, it } from 'vitest';
import { indexOptions } from './option-index';

const option = (code: string, label: string, note: string, aliases: readonly string[] = []) => ({
  value: code,
  label,
  code,
  note,
  aliases,
});

const index = indexOptions([
  option('CI', 'Côte d’Ivoire', '+225', ['Ivory Coast']),
  option('NG', 'Nigeria', '+234'),
  option('LC', 'St. Lucia', '+1'),
  option('TT', 'Trinidad & Tobago', '+1'),
  option('UA', 'Ukraine', '+380', ['Україна']),
  option('GB', 'United Kingdom', '+44', ['UK', 'U.K.']),
]);
const found = (query: string) => index.search(query).map(({ code }) => code);

// The list of countries is searched by what people type in src/features/enquiry/countries.test.ts.
it.each([
  ['uk', ['GB', 'UA']],
  ['u.k', ['GB', 'UA']],
  ['cote divoire', ['CI']],
  ['trinidad and', ['TT']],
  ['saint lucia', ['LC']],
  ['king', ['GB']],
  ['УКРА', ['UA']],
  ['narnia', []],
  ['…', []],
  ['  ', ['CI', 'NG', 'LC', 'TT', 'UA', 'GB']],
])('finds for "%s" %j', (query, codes) => {
  expect(found(query)).toEqual(codes);
});

it('names an option only by a whole name, alias or code', () => {
  expect(index.named(' Ivory coast ')?.code).toBe('CI');
  expect(index.named('ng')?.code).toBe('NG');
  expect(index.named('Ivory')).toBeUndefined();
  expect(index.named('+44')).toBeUndefined();
  expect(index.named('')).toBeUndefined();
});
