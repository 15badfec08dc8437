import { expect, it } from 'vitest';
import { faqItems } from '@/content/faq-items';
import { faqSynonyms } from '@/content/faq-synonyms';
import { fold } from '@/lib/fold';
import { searchFaq } from './search';

const found = (query: string) => searchFaq(query).map((hit) => hit.key);

it('finds every item that holds the word or is of the category, and only those', () => {
  const holding = faqItems
    .filter((item) =>
      /(^|[^a-z])video/.test(fold(`${item.title} ${item.description}${item.category}`)),
    )
    .map((item) => item.key);
  expect(found('video').toSorted()).toEqual(holding.toSorted());
  expect(found('video')[0]).toBe('video-1');
});

it.each([
  ['web solutions', ['web-1', 'web-2', 'web-3', 'web-4', 'web-5', 'web-6']],
  ['pricing', ['branding-3', 'branding-6', 'web-6', 'marketing-6']],
  ['cost', ['branding-3', 'branding-6', 'web-6', 'marketing-6']],
  ['how much is branding?', ['branding-3', 'branding-6']],
  ['how long', ['branding-4', 'marketing-3', 'video-2', 'video-3']],
  ['how long does branding take', ['branding-4']],
  ['start-up', ['branding-5']],
])('knows what is meant by "%s"', (query, keys) => {
  expect(found(query)).toEqual(expect.arrayContaining(keys));
});

it.each(faqSynonyms.flat())('finds an answer for "%s" of faq-synonyms.ts', (said) => {
  expect(found(said)).not.toEqual([]);
});

it('counts little words only when there is no other', () => {
  expect(found('do you do seo')).toEqual(found('seo'));
  expect(found('do you')).not.toEqual([]);
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
  ['a wrong letter', 'scrlpt', 'script'],
  ['a doubled letter', 'storybboard', 'storyboard'],
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
