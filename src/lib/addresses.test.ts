import { expect, test } from 'vitest';
import { paths } from '@/content/pages';
import { knownPath } from './addresses';

test.each<[typed: string, path: string | undefined]>([
  ...Object.values(paths).map((path): [string, string] => [path, path]),
  ['//', '/'],
  ['///', '/'],
  ['/About', '/about'],
  ['/about//', '/about'],
  ['//contact/', '/contact'],
  ['/services//branding', '/services/branding'],
  ['/%53ervices/Video-Marketing', '/services/video-marketing'],
  ...['.', ')', ',', ';', '%20', '%29.', '…', '%E2%80%9D', '>', './', '/.', '%00', '*'].map(
    (end): [string, string] => [`/contact${end}`, '/contact'],
  ),
  ...`/nope /%00 /about/us /contact.html /contact.js /%E0%A4%A /services/% //evil.example
    //evil.example/contact /%2f%2fevil.example /\\evil.example /%5cevil.example javascript:alert(1)`
    .split(/\s+/)
    .map((typed): [string, undefined] => [typed, undefined]),
])('%s means %s', (typed, path) => {
  expect(knownPath(typed, Object.values(paths))).toBe(path);
});
