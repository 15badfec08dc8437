import { describe, expect, it } from 'vitest';
import { markHits, sentenceWithHit } from './mark-hits';

const marked = (text: string, terms: string[], wanted: string[]) =>
  markHits(text, { key: '', isNearest: false, terms, wanted }).map((p) =>
    p.isHit ? `[${p.text}]` : p.text,
  );

describe('markHits', () => {
  it('marks the searched beginning wherever it occurs', () => {
    expect(marked('Video? Two videos.', ['video', 'videos'], ['video'])).toEqual([
      '[Video]',
      '? Two ',
      '[video]',
      's.',
    ]);
  });

  it('marks the whole word if a typo was forgiven', () => {
    expect(marked('The price.', ['price'], ['pricw']).join('')).toBe('The [price].');
  });

  it('keeps accents and characters outside the basic plane in place', () => {
    expect(marked('Né 𝒳 cafés', ['cafes'], ['cafe']).join('')).toBe('Né 𝒳 [café]s');
  });
});

it('finds the sentence that holds the hit', () => {
  const hit = { key: '', isNearest: false, terms: ['script'], wanted: ['script'] };
  expect(sentenceWithHit('Yes. Script and voice are part. It starts.', hit)).toBe(
    'Script and voice are part.',
  );
  expect(sentenceWithHit('Yes. No.', hit)).toBeUndefined();
});
