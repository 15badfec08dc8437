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
    ['cote d ivoire', 'CI'],
    ['hongkong', 'HK'],
    ['0091', 'IN'],
    ['00 91', 'IN'],
    ['0044', 'GB'],
    ['+1868', 'TT'],
    ['+1 868', 'TT'],
    ['001-868', 'TT'],
    ['1 787', 'PR'],
    ['oesterreich', 'AT'],
    ['osterreich', 'AT'],
    ['Allemagne', 'DE'],
    ['etats unis', 'US'],
    ['Royaume-Uni', 'GB'],
    ['Pays-Bas', 'NL'],
    ['Vereinigte Staaten', 'US'],
    ['Frankreich', 'FR'],
    ['Aegypten', 'EG'],
    ['Suedafrika', 'ZA'],
    ['Alemania', 'DE'],
    ['Stati Uniti', 'US'],
    ['Reino Unido', 'GB'],
    ['phillipines', 'PH'],
    ['germny', 'DE'],
    ['grmany', 'DE'],
    ['new zeland', 'NZ'],
    ['newzeland', 'NZ'],
    ['untied kingdom', 'GB'],
    ['frnace', 'FR'],
    ['swizerland', 'CH'],
    ['saudi arabai', 'SA'],
    ['united state', 'US'],
    ['Singapur', 'SG'],
    ['itly', 'IT'],
  ])('%s: %s', (query, code) => {
    expect(search(query)[0]?.code).toBe(code);
  });

  it('corrects typing errors only if nothing matches as typed', () => {
    expect(search('niger').map(({ code }) => code)).toEqual(['NE', 'NG']);
    expect(search('austria')[0]?.code).toBe('AT');
    expect(search('austria').map(({ code }) => code)).not.toContain('AU');
  });

  it.each(['narnia', 'xyzzy', 'qwertz', '00999', '+1000', 'zzzzzzzzz'])(
    'nothing for %s',
    (query) => {
      expect(search(query)).toEqual([]);
    },
  );

  it.each(countryOptions.map(({ label, code }) => [label, code]))(
    '%s by its own name and code',
    (label, code) => {
      expect(search(label)[0]?.code).toBe(code);
      expect(search(code)[0]?.code).toBe(code);
    },
  );
});
