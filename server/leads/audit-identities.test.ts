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
  ['email', 'ma.ya_o@proton.me', 'ma-yao+2@protonmail.com'],
  ['email', 'maya@okafor.example', '\uff4da\u00adya@\uff4fkafor.example'],
  ['email', 'maya@okafor.example.example', 'maya@okafor\u3002example.example'],
  ['contact', '+44 20 7946 0018', '+44 (20) 7946-0018'],
  ['linkedin', 'https://www.linkedin.com/in/maya-o/', 'uk.linkedin.com/in/Maya-O?trk=x#top'],
])('%s: %s and %s are one', (kind, one, same) => {
  expect(hashOf(kind, one)).toBe(hashOf(kind, same));
});

test.each([
  ['email', 'maya@okafor.example', 'mayb@okafor.example'],
  ['email', 'ma.ya@okafor.example', 'maya@okafor.example'],
  ['contact', '+44 20 7946 0018', '+44 20 7946 0019'],
])('%s: %s and %s are two', (kind, one, another) => {
  expect(hashOf(kind, one)).not.toBe(hashOf(kind, another));
});

test('an address that is everybody’s is nobody’s', () => {
  expect(hashOf('website', 'https://www.instagram.com/')).toBeUndefined();
});

test('another key gives another hash', () => {
  const another = hashOf('email', 'a@b.example', Buffer.alloc(32, 2));
  expect(hashOf('email', 'a@b.example')).not.toBe(another);
});
