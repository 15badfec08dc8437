import countryAliases from '@/content/country-aliases.json' with { type: 'json' };
import dialCodes from '@/content/dial-codes.json' with { type: 'json' };
import otherNames from '@/content/other-country-names.json' with { type: 'json' };

const english = new Intl.DisplayNames('en', { type: 'region' });
const codes: Readonly<Record<string, string>> = dialCodes;
const lists: readonly Readonly<Record<string, readonly string[]>>[] = [countryAliases, otherNames];

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The form takes English names from the visitor's browser, whose version may know a country by an older or newer one. */
const isNameOf = (name: string, code: string) =>
  [english.of(code) ?? '', code, ...lists.flatMap((names) => names[code] ?? [])]
    .map(plain)
    .includes(plain(name));

interface Country {
  name: string;
  dial_code: string;
  code: string;
}

/** @returns the field that is not as the form's list has it (docs/rules.md#countries), or undefined */
export const unlistedField = ({ name, dial_code, code }: Country): keyof Country | undefined => {
  if (codes[code] === undefined) return 'code';
  if (codes[code] !== dial_code) return 'dial_code';
  return isNameOf(name, code) ? undefined : 'name';
};
