import { expect, it } from 'vitest';
import { normalizeForSearch } from './normalize-for-search';

it.each([
  ['case and accents', 'Été ÅÑ', 'ete an'],
  ['a capital I with a dot', 'İZMİR', 'izmir'],
  ['whole Hangul syllables', '한국어', '한국어'],
  ['characters of two code units', 'a 🙂 𝒷 É', 'a 🙂 𝒷 e'],
])('normalizes %s', (_, text, normalized) => {
  expect(normalizeForSearch(text)).toBe(normalized);
});

it('keeps every position', () => {
  const text = 'Ünïcode 🙂 한국 ﬁn';
  expect(normalizeForSearch(text)).toHaveLength(text.length);
  expect(normalizeForSearch(text).indexOf('한국')).toBe(text.indexOf('한국'));
});
