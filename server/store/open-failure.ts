import { ConfigError } from '../base/config-error';
import { failureCode } from '../base/log';

/** Why a database cannot be opened, and what the operator does, by the code of the error. */
const reasons: Readonly<Record<string, string>> = {
  // From `failureCode`.
  'certificate-refused':
    'has a certificate that is signed by nobody that this machine knows: ' +
    'append &sslrootcert=/path/to/ca.pem to DATABASE_URL',
  // From the check of the schema's version.
  OLD_SCHEMA:
    "belongs to version 0.x of the site: export it with that version's " +
    '"npm run -s leads -- export --format json", then start this one with an empty database',
  OTHER_SCHEMA:
    'belongs to another version of the site; the server migrates an older one at its next start',
};

/** @returns what the operator is told of a database that cannot be opened */
export function notOpened(database: string, error: unknown): ConfigError {
  const code = failureCode(error);
  return new ConfigError(`${database} ${reasons[code] ?? `cannot be opened (${code})`}`);
}
