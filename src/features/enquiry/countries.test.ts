import { describe, expect, it } from 'vitest';
import { indexOptions } from '@/ui/option-index';
import otherNames from '@/content/other-country-names.json';
import { fullCountryOptions } from './countries';

const countryOptions = await fullCountryOptions.load();
const { search } = indexOptions(countryOptions);

const asked = {
  AE: ['uae'],
  AT: ['oesterreich'],
  BA: ['bosnia and'],
  BS: ['Bahamas, The'],
  CH: ['suisse'],
  CI: ['ivory coast', "cote d'ivoire"],
  DE: ['Alemania', 'germny', 'DEU'],
  EG: ['Aegypten'],
  ES: ['ESPANA'],
  FR: ['frnace'],
  GB: ['uk', '+44', 'Royaume-Uni', 'Reino Unido'],
  GM: ['Gambia (the)'],
  HK: ['hongkong', 'Hong Kong SAR China'],
  IN: ['in', '00 91'],
  JP: ['日本', '日本国'],
  KR: ['Korea, Republic of'],
  NL: ['Netherlands, Kingdom of the'],
  NZ: ['newzeland'],
  PR: ['1 787'],
  SA: ['saudi arabai'],
  SG: ['Singapur'],
  TT: ['+1 868'],
  US: ['us', '1', 'etats unis'],
};

describe('a country is found first by what people type', () => {
  it.each(Object.entries(asked))('%s: %j', (code, queries) => {
    expect(queries.map((query) => search(query)[0]?.code)).toEqual(queries.map(() => code));
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
