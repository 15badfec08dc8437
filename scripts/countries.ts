import { writeFileSync } from 'node:fs';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Further languages in which a country names itself, besides its most spoken one. */
const furtherLanguages: Readonly<Record<string, readonly string[]>> = {
  AF: ['ps'],
  BE: ['fr', 'de'],
  BY: ['be'],
  CA: ['fr'],
  CH: ['fr', 'it', 'rm'],
  CM: ['en'],
  CY: ['tr'],
  FI: ['sv'],
  HK: ['en'],
  IE: ['ga'],
  IL: ['ar'],
  IQ: ['ku'],
  KZ: ['kk'],
  LK: ['ta'],
  LU: ['lb', 'de'],
  MA: ['fr'],
  ME: ['sr-Latn'],
  NZ: ['mi'],
  RS: ['sr-Latn'],
  SG: ['zh', 'ms', 'ta'],
  SN: ['fr'],
  TN: ['fr'],
  XK: ['sr-Latn'],
  ZA: ['af', 'zu'],
};

/**
 * Countries and their dial codes from the phone-number metadata, so that the metadata itself stays out of the site.
 * Codes without a name of their own in `Intl.DisplayNames` are left out.
 */
export function readDialCodes() {
  const pairs = getCountries()
    .filter((code) => english.of(code))
    .map((code) => [code, `+${getCountryCallingCode(code)}`] as const);
  return Object.fromEntries(pairs.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Languages whose names for all countries are included. */
const commonLanguages = ['fr', 'de', 'es', 'it', 'pt', 'nl'];

/** Countries that share +1 with the States and Canada, by the three digits after it. */
export function readAreaCodes() {
  const codes: Record<string, string[]> = {};
  for (let area = 200; area <= 999; area++) {
    const country = parsePhoneNumberFromString(`+1${area}2345678`)?.country;
    if (country && country !== 'US' && country !== 'CA') (codes[country] ??= []).push(String(area));
  }
  return codes;
}

const nameIn = (language: string, code: string) =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);

/**
 * @returns the names of countries in their own and in common languages, unless equal to the English name. Generated here,
 *   because browsers do not have the names of every language
 */
export function readOtherNames(codes: readonly string[]) {
  const pairs = codes.map((code) => {
    const { language } = new Intl.Locale('und', { region: code }).maximize();
    const languages = [language ?? 'en', ...(furtherLanguages[code] ?? []), ...commonLanguages];
    const names = new Set(languages.map((one) => nameIn(one, code)));
    names.delete(english.of(code));
    return [code, [...names].filter((name) => name !== undefined)] as const;
  });
  return Object.fromEntries(pairs.filter(([, names]) => names.length > 0));
}

const write = (file: string, content: object) =>
  writeFileSync(`src/content/${file}`, `${JSON.stringify(content, null, 2)}\n`);

if (process.argv[1]?.endsWith('countries.ts')) {
  const dialCodes = readDialCodes();
  write('dial-codes.json', dialCodes);
  write('area-codes.json', readAreaCodes());
  write('other-country-names.json', readOtherNames(Object.keys(dialCodes)));
}
