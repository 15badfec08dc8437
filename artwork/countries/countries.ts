import { writeFileSync } from 'node:fs';
import { iso31661 } from 'iso-3166';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { format, resolveConfig } from 'prettier';
import officialNames from 'world-countries';

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Further languages in which a country names itself, besides its most spoken one. */
const furtherLanguages = `
  AF ps, BE fr de, BY be, CA fr, CH fr it rm, CM en, CY tr, FI sv, HK en, IE ga, IL ar,
  IQ ku, KZ kk, LK ta, LU lb de, MA fr, ME sr-Latn, NZ mi, RS sr-Latn, SG zh ms ta,
  SN fr, TN fr, XK sr-Latn, ZA af zu
`
  .split(',')
  .map((entry) => entry.trim().split(' '));
const furtherOf = (code: string) =>
  furtherLanguages.find(([country]) => country === code)?.slice(1) ?? [];

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

/** @returns the names that a country has in CLDR: its own, those in common languages, and the short English one */
const cldrNames = (code: string) => {
  const { language } = new Intl.Locale('und', { region: code }).maximize();
  const languages = [language ?? 'en', ...furtherOf(code), ...commonLanguages];
  const short = new Intl.DisplayNames('en', { type: 'region', style: 'short' }).of(code);
  // Browsers differ in which English name they show, so both stand here where there are two.
  const long = english.of(code);
  return [...languages.map((one) => nameIn(one, code)), ...(short === long ? [] : [long, short])];
};

/** @returns the ISO name and three-letter code of a country, and its official names in English and its own languages */
const officialNamesOf = (code: string) => {
  const listed = iso31661.find(({ alpha2 }) => alpha2 === code);
  const country = officialNames.find(({ cca2 }) => cca2 === code);
  return [
    listed?.alpha3,
    listed?.name,
    country?.name.common,
    country?.name.official,
    ...(country?.altSpellings ?? []),
    ...Object.entries(country?.name.native ?? {}).flatMap(([language, { common, official }]) => [
      common,
      official,
      country?.translations[language]?.official,
    ]),
  ];
};

/** Names that a search does not tell apart. */
const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}|\P{L}/gu, '')
    .toLowerCase();

/**
 * @returns the names of countries in their own and in common languages, their official and ISO names, and three-letter codes,
 *   unless equal to the English name or the two-letter code. Generated here, because browsers do not have the names of
 *   every language
 */
export function readOtherNames(codes: readonly string[]) {
  // A name that CLDR gives to one country is no other's: Guiana, Saint-Martin.
  const owners = new Map(
    codes.flatMap((code) => cldrNames(code).map((name) => [folded(name ?? ''), code])),
  );
  const isOthers = (name: string, code: string) => (owners.get(folded(name)) ?? code) !== code;
  const pairs = codes.map((code) => {
    const names = new Map<string, string>();
    const official = officialNamesOf(code).filter((name) => name && !isOthers(name, code));
    for (const name of [...cldrNames(code), ...official])
      if (name && name !== english.of(code) && name !== code && !names.has(folded(name)))
        names.set(folded(name), name);
    return [code, [...names.values()]] as const;
  });
  return Object.fromEntries(pairs.filter(([, names]) => names.length > 0));
}

/** Writes the lists of countries to a folder. @returns what was written */
export async function writeCountries(folder: string) {
  const dialCodes = readDialCodes();
  const lists = {
    'dial-codes.json': dialCodes,
    'area-codes.json': readAreaCodes(),
    'other-country-names.json': readOtherNames(Object.keys(dialCodes)),
  };
  const written: { file: string; bytes: number }[] = [];
  for (const [name, list] of Object.entries(lists)) {
    const file = `${folder}/${name}`;
    const options = await resolveConfig(file);
    const text = await format(JSON.stringify(list), { ...options, filepath: file });
    writeFileSync(file, text);
    written.push({ file: name, bytes: Buffer.byteLength(text) });
  }
  return written;
}
