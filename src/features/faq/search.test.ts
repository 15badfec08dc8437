import { expect, it } from 'vitest';
import { faqItems } from '@/content/faq-items';
import { fold } from '@/lib/fold';
import { searchFaq } from './search';

const found = (query: string) => searchFaq(query).map((hit) => hit.key);

it('finds every item that holds the word, and only those, question before answer', () => {
  const holding = faqItems
    .filter((item) => /(^|[^a-z])video/.test(fold(`${item.title} ${item.description}`)))
    .map((item) => item.key);
  expect(found('video').toSorted()).toEqual(holding.toSorted());
  expect(found('video').at(-1)).toBe('marketing-2');
});

it('wants all words', () => {
  expect(found('brand film')).toContain('video-2');
  expect(found('film seo')).toEqual([]);
  expect(found('seo zebra')).toEqual([]);
});

it.each([
  ['case and accents', 'VÍDEO', 'video'],
  ['letters changed over', 'vidoe', 'video'],
  ['a missing letter', 'brandng', 'branding'],
  ['a wrong letter', 'pricw', 'price'],
  ['a doubled letter', 'budgget', 'budget'],
  ['two wrong letters of a long word', 'animatoinn', 'animation'],
])('forgives %s', (_, typed, meant) => {
  expect(found(typed)).not.toEqual([]);
  expect(found(typed).toSorted()).toEqual(found(meant).toSorted());
});

it('finds figures and beginnings of words', () => {
  expect(found('8L')).toEqual(['branding-3']);
  expect(found('anim')).toEqual(found('animat'));
});

it('finds nothing for a query without words, and for hostile ones', () => {
  expect(found('')).toEqual([]);
  expect(found(' ?!… ')).toEqual([]);
  expect(found('<script>alert(1)</script>')).toEqual([]);
  expect(found('(((((')).toEqual([]);
});
