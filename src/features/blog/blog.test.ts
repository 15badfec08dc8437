import { expect, it } from 'vitest';
import { articleAddress, blogHome } from './blog';

it.each([
  ['names', 'names'],
  ['2026/café noir', '2026/caf%C3%A9%20noir'],
  ['?p=123', '?p=123'],
  ['index.php?id=7&ref=%C3%A9', 'index.php?id=7&ref=%C3%A9'],
  ['../../evil.example', '../../evil.example'],
  ['what#now', 'what%23now'],
  ['a?b#c', 'a?b%23c'],
])('the slug %s becomes %s below the blog', (slug, below) => {
  expect(articleAddress(slug)).toBe(`${blogHome}/${below}`);
});
