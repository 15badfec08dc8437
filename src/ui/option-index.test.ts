import { describe, expect, it } from 'vitest';
import { indexOptions } from './option-index';

const option = (code: string, label: string, note: string, aliases: readonly string[] = []) => ({
  value: code,
  label,
  code,
  note,
  aliases,
});

const options = [
  option('CI', 'Côte d’Ivoire', '+225', ['Ivory Coast']),
  option('NE', 'Niger', '+227'),
  option('NG', 'Nigeria', '+234'),
  option('KR', 'South Korea', '+82', ['Korea', '대한민국']),
  option('LC', 'St. Lucia', '+1'),
  option('TT', 'Trinidad & Tobago', '+1'),
  option('UA', 'Ukraine', '+380', ['Україна']),
  option('GB', 'United Kingdom', '+44', ['UK', 'U.K.']),
];

const index = indexOptions(options);
const found = (query: string) => index.search(query).map(({ code }) => code);

describe('search', () => {
  it.each([
    ['an exact alias before a name that begins with it', 'uk', ['GB', 'UA']],
    ['an exact name before a longer one', 'niger', ['NE', 'NG']],
    ['an exact code before a name that begins with it', 'ne', ['NE', 'UA']],
    ['a dial code', '+44', ['GB']],
    ['the same without its sign', '44', ['GB']],
    ['a straight apostrophe for a curved one', "cote d'i", ['CI']],
    ['no apostrophe at all', 'cote divoire', ['CI']],
    ['dots in a short form', 'u.k', ['GB', 'UA']],
    ['and for &', 'trinidad and', ['TT']],
    ['Saint for St.', 'saint lucia', ['LC']],
    ['a later word of a name', 'king', ['GB']],
    ['another script', '대한', ['KR']],
    ['another script, in any case', 'УКРА', ['UA']],
  ])('knows %s: "%s"', (_, query, codes) => {
    expect(found(query)).toEqual(codes);
  });

  it('finds nothing without a match, and everything without a query', () => {
    expect(found('narnia')).toEqual([]);
    expect(found('  ')).toHaveLength(options.length);
    expect(found('…')).toEqual([]);
  });
});

it('names an option only by a whole name, alias or code', () => {
  expect(index.named(' Ivory coast ')?.code).toBe('CI');
  expect(index.named('ng')?.code).toBe('NG');
  expect(index.named('Ivory')).toBeUndefined();
  expect(index.named('+44')).toBeUndefined();
  expect(index.named('')).toBeUndefined();
});
