import { expect, test } from 'vitest';
import { auditBody } from '../testing/bodies';
import { auditIdentities } from './audit-identities';

const secret = Buffer.alloc(32, 1);
const hashOf = (kind: string, value: string, key = secret) =>
  auditIdentities(auditBody({ [kind]: value }), key).find((identity) => identity.kind === kind)
    ?.hash;

test.each([
  ['email', 'Maya@Okafor.example', 'maya+audit@okafor.example'],
  ['email', 'ma.ya@gmail.com', 'maya+2@googlemail.com'],
  ['linkedin', 'https://www.linkedin.com/in/maya-o/', 'uk.linkedin.com/in/Maya-O?trk=x#top'],
  ['linkedin', 'linkedin.com/in/zo%C3%AB', 'http://linkedin.com/in/zoë'],
  ['contact', '+44 20 7946 0018', '+44 (20) 7946-0018'],
  ['website', 'okafor.example', 'HTTPS://www.Okafor.example:8443/?x=1'],
  ['website', 'instagram.com/Maya/', 'https://www.instagram.com/maya?igsh=x'],
  ['website', 'bücher.example', 'https://xn--bcher-kva.example'],
])('%s: %s and %s are one', (kind, one, same) => {
  expect(hashOf(kind, one)).toBe(hashOf(kind, same));
});

test.each([
  ['email', 'maya@okafor.example', 'mayb@okafor.example'],
  ['email', 'ma.ya@okafor.example', 'maya@okafor.example'],
  ['linkedin', 'linkedin.com/in/a', 'linkedin.com/in/b'],
  ['linkedin', 'one.example', 'two.example'],
  ['contact', '+44 20 7946 0018', '+44 20 7946 0019'],
  ['website', 'okafor.example', 'shop.okafor.example'],
  ['website', 'okafor.example', 'okafor.example/team'],
  ['website', 'instagram.com/maya', 'https://www.instagram.com/mina/'],
  ['website', 'sites.google.com/view/a', 'sites.google.com/view/b'],
  ['website', 'facebook.com/profile.php?id=1', 'facebook.com/profile.php?id=2'],
  ['linkedin', 'linktr.ee/a', 'linktr.ee/b'],
])('%s: %s and %s are two', (kind, one, another) => {
  expect(hashOf(kind, one)).not.toBe(hashOf(kind, another));
});

test.each([
  ['website', 'https://www.instagram.com/'],
  ['website', 'facebook.com/profile.php'],
  ['website', 'linktr.ee'],
  ['linkedin', 'linkedin.com'],
  ['linkedin', 'https://in.linkedin.com/'],
  ['linkedin', 'linkedin.com/in/'],
  ['linkedin', 'https://www.linkedin.com/company'],
  ['website', 'https://www.youtube.com/watch?v=a1b2'],
  ['website', 'google.com/search?q=okafor'],
])('%s: %s is everybody’s, so nobody’s', (kind, value) => {
  expect(hashOf(kind, value)).toBeUndefined();
});

test('another key gives another hash', () => {
  expect(hashOf('email', 'a@b.example')).not.toBe(
    hashOf('email', 'a@b.example', Buffer.alloc(32, 2)),
  );
  expect(JSON.stringify(auditIdentities(auditBody(), secret))).not.toContain('okafor');
});

test('an unparsable web address still gives a hash', () => {
  expect(hashOf('website', 'a.example:99999')).toMatch(/^[\da-f]{64}$/);
});
