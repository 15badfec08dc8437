import { expect, it } from 'vitest';
import { markHits, sentenceWithHit } from './mark-hits';

const hitFor = (word: string, foundStems = [word], synonymStems: string[] = []) => {
  return { key: '', isPartial: false, searchedWords: [word], foundStems, synonymStems };
};

it.each([
  ['the searched beginning wherever it occurs', 'video', ['video'], '[Video]? [video]s'],
  ['the whole word if a typo was forgiven', 'pricw', ['pric'], 'The [price].'],
  ['in their place what follows accents and 𝒳', 'cafe', ['caf'], 'Né 𝒳 [café]s'],
])('marks %s', (_, wanted, terms, marked) => {
  const parts = markHits(marked.replaceAll(/[[\]]/g, ''), hitFor(wanted, terms));
  expect(parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')).toBe(marked);
});

it('tells words that mean the same from those that were typed', () => {
  const parts = markHits('Film, or videos.', hitFor('film', ['film'], ['video']));
  expect(parts.filter(({ isHit }) => isHit)).toEqual([
    { at: 0, text: 'Film', isHit: true, isSynonym: false },
    { at: 9, text: 'videos', isHit: true, isSynonym: true },
  ]);
});

it('finds the sentence that holds the hit', () => {
  const hit = hitFor('script');
  const sentence = 'Script and voice are part.';
  expect(sentenceWithHit(`Yes. ${sentence} It starts.`, hit)).toBe(sentence);
  expect(sentenceWithHit('Yes. No.', hit)).toBeUndefined();
});
