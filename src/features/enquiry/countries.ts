import { indexOptions } from '@/ui/option-index';
import areaCodes from '@/content/area-codes.json';
import { countryAliases } from '@/content/country-aliases';
import dialCodes from '@/content/dial-codes.json';
import otherNames from '@/content/other-country-names.json';

/** A country as the form keeps it and sends it (docs/rules.md#countries). */
interface Country {
  name: string;
  dial_code: string;
  code: string;
}

const names = new Intl.DisplayNames('en', { type: 'region' });

/** About 240 countries by name; names from the browser, dial codes from the phone-number metadata. */
const countries: readonly Country[] = Object.entries(dialCodes)
  .map(([code, dialCode]) => ({ name: names.of(code) ?? code, dial_code: dialCode, code }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** @returns the country with a two-letter code */
export const countryByCode = (code: string) => countries.find((country) => country.code === code);

const inOtherLanguages: Readonly<Record<string, readonly string[]>> = otherNames;
const areas: Readonly<Record<string, readonly string[]>> = areaCodes;

/** The countries as a searchable list: also by aliases and by their names in other languages (docs/rules.md#countries). */
export const countryOptions = countries.map(({ code, name, dial_code: note }) => ({
  value: code,
  label: name,
  code,
  note,
  aliases: [
    ...(countryAliases[code] ?? []),
    ...(inOtherLanguages[code] ?? []),
    ...(areas[code] ?? []).map((area) => `${note}${area}`),
  ],
}));

/** @returns the country whose name, alias or code equals the text */
export const countryByName = (text: unknown) => {
  const option = typeof text === 'string' ? indexOptions(countryOptions).named(text) : undefined;
  return option && countryByCode(option.value);
};
