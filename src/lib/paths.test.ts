import { expect, test } from 'vitest';
import { knownPath, paths } from './paths';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['///', '/'],
  ['/About', '/about'],
  ['/about//', '/about'],
  ['//contact/', '/contact'],
  ['/services//branding', '/services/branding'],
  ['/%53ervices/Video-Marketing', '/services/video-marketing'],
  ...['.', ')', ',', ';', '%20', '%29.', '…', '%E2%80%9D', '>', './', '/.', '%00', '*'].map(
    (end) => [`/contact${end}`, '/contact'],
  ),
])('%s means %s', (typed, path) => {
  expect(knownPath(typed)).toBe(path);
});

test.each([
  '/nope',
  '/%00',
  '/about/us',
  '/contact.html',
  '/contact.js',
  '/%E0%A4%A',
  '/services/%',
  '//evil.example',
  '//evil.example/contact',
  '/%2f%2fevil.example',
  '/\\evil.example',
  '/%5cevil.example',
  'javascript:alert(1)',
])('%s means no known path', (typed) => {
  expect(knownPath(typed)).toBeUndefined();
});

test('every path means itself', () => {
  for (const path of Object.values(paths)) expect(knownPath(path)).toBe(path);
});
