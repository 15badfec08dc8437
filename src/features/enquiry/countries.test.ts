import { describe, expect, it } from 'vitest';
import { indexOptions } from '@/ui/option-index';
import { countryOptions } from './countries';

const { search } = indexOptions(countryOptions);

describe('a country is found first by what people type', () => {
  it.each([
    ['uk', 'GB'],
    ['england', 'GB'],
    ['great britain', 'GB'],
    ['usa', 'US'],
    ['us', 'US'],
    ['america', 'US'],
    ['uae', 'AE'],
    ['turkey', 'TR'],
    ['holland', 'NL'],
    ['korea', 'KR'],
    ['ivory coast', 'CI'],
    ['in', 'IN'],
    ['deutschland', 'DE'],
    ['ESPANA', 'ES'],
    ['भारत', 'IN'],
    ['日本', 'JP'],
    ['한국', 'KR'],
    ['suisse', 'CH'],
    ['السعودية', 'SA'],
    ['+44', 'GB'],
    ['1', 'US'],
    ['bosnia and', 'BA'],
    ["cote d'ivoire", 'CI'],
  ])('%s: %s', (query, code) => {
    expect(search(query)[0]?.code).toBe(code);
  });

  it.each(countryOptions.map(({ label, code }) => [label, code]))(
    '%s by its own name and code',
    (label, code) => {
      expect(search(label)[0]?.code).toBe(code);
      expect(search(code)[0]?.code).toBe(code);
    },
  );
});
