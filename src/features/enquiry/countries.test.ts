import { describe, expect, it } from 'vitest';
import { indexOptions } from '@/ui/option-index';
import otherNames from '@/content/other-country-names.json';
import { fullCountryOptions } from './countries';

const countryOptions = await fullCountryOptions.load();
const { search } = indexOptions(countryOptions);

describe('a country is found first by what people type', () => {
  it.each([
    ['uk', 'GB'],
    ['us', 'US'],
    ['uae', 'AE'],
    ['ivory coast', 'CI'],
    ['in', 'IN'],
    ['ESPANA', 'ES'],
    ['日本', 'JP'],
    ['suisse', 'CH'],
    ['+44', 'GB'],
    ['1', 'US'],
    ['bosnia and', 'BA'],
    ["cote d'ivoire", 'CI'],
    ['hongkong', 'HK'],
    ['00 91', 'IN'],
    ['+1 868', 'TT'],
    ['1 787', 'PR'],
    ['oesterreich', 'AT'],
    ['etats unis', 'US'],
    ['Royaume-Uni', 'GB'],
    ['Aegypten', 'EG'],
    ['Alemania', 'DE'],
    ['Reino Unido', 'GB'],
    ['germny', 'DE'],
    ['newzeland', 'NZ'],
    ['frnace', 'FR'],
    ['saudi arabai', 'SA'],
    ['Singapur', 'SG'],
    ['Korea, Republic of', 'KR'],
    ['Gambia (the)', 'GM'],
    ['Bahamas, The', 'BS'],
    ['Netherlands, Kingdom of the', 'NL'],
    ['Hong Kong SAR China', 'HK'],
    ['DEU', 'DE'],
    ['日本国', 'JP'],
  ])('%s: %s', (query, code) => {
    expect(search(query)[0]?.code).toBe(code);
  });

  it('every one by its name, its code, each of its other names and its three-letter code', () => {
    const named = [
      ...countryOptions.flatMap(({ label, code }) => [label, code].map((name) => ({ name, code }))),
      ...Object.entries(otherNames).flatMap(([code, names]) =>
        names.map((name) => ({ name, code })),
      ),
    ];
    const lost = named.filter(({ name, code }) => search(name)[0]?.code !== code);
    expect(lost).toEqual([]);
    expect(
      countryOptions.filter(({ aliases }) => !aliases.some((one) => /^[A-Z]{3}$/.test(one))),
    ).toEqual([]);
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
});
