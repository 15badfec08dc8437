/*! Names of countries: CLDR, ISO 3166, and github.com/mledoze/countries under the ODbL 1.0. */
import areaCodes from '@/content/area-codes.json';
import countryAliases from '@/content/country-aliases.json';
import dialCodes from '@/content/dial-codes.json';
import type { Country } from '@/lib/field-kinds';
import { lazyChunk } from '@/lib/lazy-chunk';
import { indexCountries } from './country-index';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** About 240 countries, sorted by the names that the browser has for them. */
const countries: readonly Country[] = Object.entries(dialCodes)
  .map(([code, dialCode]) => ({ name: names.of(code) ?? code, dial_code: dialCode, code }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** @returns the country with a two-letter code */
export const countryByCode = (code: string) => countries.find((country) => country.code === code);

type NamesByCode = Readonly<Record<string, readonly string[]>>;

/** Area codes of countries that share a dial code: 242 in +1 for the Bahamas. */
const areaCodesOf: NamesByCode = areaCodes;
/** Names that no list has (England), and a shared dial code for its largest country (+44 for GB). */
const aliasesOf: NamesByCode = countryAliases;

const indexWith = (otherNames: NamesByCode) =>
  indexCountries(
    countries.map(({ code, name, dial_code: dialCode }) => {
      // `+1` and `242` make `+1242`.
      const longDialCodes = (areaCodesOf[code] ?? []).map((areaCode) => dialCode + areaCode);
      const aliases = [...(aliasesOf[code] ?? []), ...(otherNames[code] ?? []), ...longDialCodes];
      return { value: code, label: name, note: dialCode, aliases };
    }),
  );

/** The countries, to be searched by name, code and alias. */
export const countryIndex = indexWith({});

/**
 * The same, also by official and foreign names (docs/rules.md#countries). They weigh 11 KiB, so they
 * come once the field is used.
 */
export const fullCountryIndex = lazyChunk(async () => {
  const { default: otherNames } = await import('@/content/other-country-names.json');
  return indexWith(otherNames);
});

/** @returns the country whose name, alias or code equals the text */
export const countryByName = (text: unknown) => {
  const option = typeof text === 'string' ? countryIndex.findByName(text) : undefined;
  return option && countryByCode(option.value);
};
