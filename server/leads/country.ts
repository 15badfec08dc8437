import countryAliases from '@/content/country-aliases.json' with { type: 'json' };
import dialCodes from '@/content/dial-codes.json' with { type: 'json' };
import otherNames from '@/content/other-country-names.json' with { type: 'json' };
import type { Country } from '@/lib/fields';

const dialCodeOf: Readonly<Record<string, string>> = dialCodes;
const englishNames = new Intl.DisplayNames('en', { type: 'region' });
const namesOf: readonly Readonly<Record<string, readonly string[]>>[] = [
  countryAliases,
  otherNames,
];

/** Accents, spaces and capitals do not count. */
const lettersOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The form takes English names from the visitor's browser, which may know a country by an older or newer one. */
const isNameOf = (name: string, code: string) =>
  [englishNames.of(code) ?? '', code, ...namesOf.flatMap((names) => names[code] ?? [])]
    .map(lettersOf)
    .includes(lettersOf(name));

/** @returns the field that is not as the form's list has it (docs/rules.md#countries), or undefined */
export const unlistedField = ({ name, dial_code, code }: Country): keyof Country | undefined => {
  if (dialCodeOf[code] === undefined) return 'code';
  if (dialCodeOf[code] !== dial_code) return 'dial_code';
  return isNameOf(name, code) ? undefined : 'name';
};
