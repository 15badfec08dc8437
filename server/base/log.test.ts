import { expect, test } from 'vitest';
import { failureCode } from './log';

const overwritten = (message: string) => Object.assign(new Error(message), { code: 'ESOCKET' });

test.each([
  [overwritten('certificate has expired'), 'certificate-expired'],
  [overwritten('self-signed certificate'), 'certificate-refused'],
  [
    new TypeError('fetch failed', { cause: new Error('certificate has expired') }),
    'certificate-expired',
  ],
  [overwritten('connect ECONNREFUSED'), 'ESOCKET'],
  [new RangeError('of ann@lee.example'), 'RangeError'],
  ['text', 'unknown'],
])('%s is logged as %s', (error, code) => {
  expect(failureCode(error)).toBe(code);
});
