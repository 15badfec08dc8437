import { expect, it } from 'vitest';
import { normalizeForSearch } from './normalize-for-search';

it.each([
  ['case and accents', 'Été ÅÑ', 'ete an'],
  ['a capital I with a dot', 'İZMİR', 'izmir'],
  ['whole Hangul syllables', '한국어', '한국어'],
  ['characters of two code units, and ligatures', 'a 🙂 𝒷 É ﬁn', 'a 🙂 𝒷 e ﬁn'],
])('normalizes %s, and keeps every position', (_, text, normalized) => {
  expect(normalizeForSearch(text)).toBe(normalized);
  expect(normalized).toHaveLength(text.length);
});
