import { expect, it } from 'vitest';
import { nameFragment, nameInFragment } from './kept-name';

it.each([
  ['', ''],
  ['#work', ''],
  ['#name=', ''],
  ['#name=Acme%20%26%20Co', 'Acme & Co'],
  ['#name=Two+words', 'Two words'],
  ['#name=%3Cb%3Ebold', '<b>bold'],
  // What would break the text out of its line, or turn it round.
  ['#name=a%0A%09b%E2%80%AEc', 'a b c'],
  ['#name=100%', '100%'],
  [`#name=${'x'.repeat(80)}`, 'x'.repeat(60)],
  [nameFragment(' 50% Löwe & Söhne + 한빛 '), '50% Löwe & Söhne + 한빛'],
])('the fragment %o brings the name %o', (fragment, name) => {
  expect(nameInFragment(fragment)).toBe(name);
});
