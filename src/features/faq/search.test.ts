import { expect, it } from 'vitest';
import { faqItems } from '@/content/faq-items';
import { faqSynonyms } from '@/content/faq-synonyms';
import asked from './asked-questions.json';
import { searchFaq } from './search';

const keys = (query: string, isPartial: boolean) =>
  (searchFaq(query) ?? []).flatMap((hit) => (hit.isPartial === isPartial ? hit.key : []));
const found = (query: string) => keys(query, false);
const nearest = (query: string) => keys(query, true);

it.each([
  ['the category', 'web solutions', ['web-1', 'web-2', 'web-3', 'web-4', 'web-5', 'web-6']],
  ['what a word means', 'cost', ['branding-3', 'branding-6', 'web-6', 'marketing-6']],
  ['what a phrase means', 'how long does branding take', ['branding-4']],
  ['a figure', '8L', ['branding-3']],
  ['the beginning of a word', 'anim', ['video-5']],
  ['a plural', 'startups', ['branding-5']],
  ['a typing error', 'scrlpt', ['video-2']],
  ['case and accents', 'VÍDEO', ['video-1']],
])('finds by %s', (_, query, all) => {
  expect(found(query)).toEqual(expect.arrayContaining(all));
});

it('finds of a place elsewhere only what is said of other places', () => {
  expect(found('London').toSorted()).toEqual(['marketing-5', 'video-4']);
});

it('returns items with all words first, then those with some', () => {
  expect(found('brand film')).toContain('video-2');
  expect(found('film seo')).toEqual([]);
  expect(nearest('film seo').slice(0, 4)).toEqual(
    expect.arrayContaining(['marketing-3', 'video-2']),
  );
  expect(searchFaq('xyzzy')).toEqual([]);
});

it('ignores filler words, and does not search for them alone', () => {
  expect(found('do you do seo')).toEqual(found('seo'));
  expect(searchFaq('do you')).toBeUndefined();
  expect(searchFaq('?!…')).toBeUndefined();
});

it('finds an answer for each phrase of faq-synonyms.ts', () => {
  const all = faqSynonyms.flatMap(({ phrases, beside }) =>
    phrases.split(', ').map((phrase) => `${phrase} ${beside?.split(', ')[0] ?? ''}`),
  );
  expect(all.filter((query) => (searchFaq(query) ?? []).length === 0)).toEqual([]);
});

it.each([
  ['one word', 'x'],
  ['words that mean a lot', 'website price '],
  ['letters', 'a b c d e f g '],
])('answers 200 kB of %s as fast as anything else', (_, part) => {
  const start = performance.now();
  searchFaq(part.repeat(200_000 / part.length));
  expect(performance.now() - start).toBeLessThan(500);
});

const rows = (kind: 'tuned' | 'heldOut') =>
  Object.entries(asked).flatMap(([key, row]) => row[kind].map((question) => ({ key, question })));

it('has the right answer among the first three for 90 of 100 questions', () => {
  const [tuned, heldOut] = [rows('tuned'), rows('heldOut')];
  const all = [...tuned, ...heldOut];
  expect(all.length).toBeGreaterThanOrEqual(100);
  // No synonym was added for them.
  expect(heldOut.length / all.length).toBeGreaterThanOrEqual(0.2);
  expect(Object.keys(asked).toSorted()).toEqual(faqItems.map(({ key }) => key).toSorted());
  const missed = all.filter(
    ({ key, question }) =>
      !searchFaq(question)
        ?.slice(0, 3)
        .some((hit) => hit.key === key),
  );
  expect(missed.map(({ question }) => question).slice(all.length / 10)).toEqual([]);
});
