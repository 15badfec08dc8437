import { writeFileSync } from 'node:fs';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

/**
 * Countries and their dial codes from the phone-number metadata, written into `src/content/dial-codes.json` so that
 * the metadata itself stays out of the site. Codes without a name of their own in `Intl.DisplayNames` are left out.
 */
export function readDialCodes() {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const pairs = getCountries()
    .filter((code) => names.of(code))
    .map((code) => [code, `+${getCountryCallingCode(code)}`] as const);
  return Object.fromEntries(pairs.toSorted(([a], [b]) => a.localeCompare(b)));
}

if (process.argv[1]?.endsWith('dial-codes.ts')) {
  writeFileSync('src/content/dial-codes.json', `${JSON.stringify(readDialCodes(), null, 2)}\n`);
}
