import { expect, test } from 'vitest';
import { auditBody, newsletterBody, shortBody } from '../testing/bodies';
import { hasSuspiciousName } from './submission';

/** @returns the names of a list, which bars divide */
const names = (list: string) => list.split(/\s*\|\s*/);

const isHeld = (name: string) => [
  hasSuspiciousName('audit', auditBody({ 'first-name': name })),
  hasSuspiciousName('audit', auditBody({ 'last-name': name })),
  hasSuspiciousName('audit', auditBody({ company: name })),
  hasSuspiciousName('newsletter', newsletterBody({ firstName: name })),
];

test.each([
  [true, 'https://evil.example | hello http://evil | MAILTO:win | www.evil | ｈｔｔｐｓ：／／evil'],
  [true, 'a@evil.example | a＠evil．com | Maya <a@evil.com>'],
  [false, 'Maya | María José | Dr.Kim | Mr: Okafor | Maya @ Okafor | booking.com | Yahoo!'],
])('whether a name is held, as one that holds an address: %s: %s', (expected, list) => {
  for (const name of names(list))
    expect([name, ...isHeld(name)]).toEqual([name, expected, expected, expected, expected]);
  expect(hasSuspiciousName('short', shortBody({ name: 'https://evil.example' }))).toBe(false);
});
