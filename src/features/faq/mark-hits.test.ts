import { expect, it } from 'vitest';
import { markHits, sentenceWithHit } from './mark-hits';

const hitFor = (wanted: string, terms = [wanted]) => {
  return { key: '', isNearest: false, terms, wanted: [wanted] };
};

it.each([
  ['the searched beginning wherever it occurs', 'video', ['video', 'videos'], '[Video]? [video]s'],
  ['the whole word if a typo was forgiven', 'pricw', ['price'], 'The [price].'],
  ['in their place what follows accents and 𝒳', 'cafe', ['cafes'], 'Né 𝒳 [café]s'],
])('marks %s', (_, wanted, terms, marked) => {
  const parts = markHits(marked.replaceAll(/[[\]]/g, ''), hitFor(wanted, terms));
  expect(parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')).toBe(marked);
});

it('finds the sentence that holds the hit', () => {
  const hit = hitFor('script');
  const sentence = 'Script and voice are part.';
  expect(sentenceWithHit(`Yes. ${sentence} It starts.`, hit)).toBe(sentence);
  expect(sentenceWithHit('Yes. No.', hit)).toBeUndefined();
});
