import { expect, it } from 'vitest';
import type { FaqChoice } from '@/content/faq';
import { type FaqHits, listFaq } from './faq-list';

const hitsFor = (keys: string, isPartial: boolean) =>
  keys
    .split(' ')
    .filter(Boolean)
    .map(
      (key) =>
        [key, { key, isPartial, searchedWords: [], foundStems: [], synonymStems: [] }] as const,
    );

/** A search that has found answers, then near matches. */
const hitsOf = (answers: string, nearest = ''): FaqHits =>
  new Map([...hitsFor(answers, false), ...hitsFor(nearest, true)]);

const keysOf = (choice: FaqChoice, hits: FaqHits) => {
  const { answers, nearest, otherCategories } = listFaq(choice, hits);
  const join = (items: typeof answers) => items.map(({ key }) => key).join(' ');
  return [join(answers), join(nearest), otherCategories];
};

it('lists hits in their order, and near matches only beside few of them', () => {
  expect(keysOf('ALL FAQ', hitsOf('web-2 branding-1 web-1', 'web-3'))).toEqual([
    'web-2 branding-1 web-1',
    '',
    [],
  ]);
  expect(keysOf('ALL FAQ', hitsOf('web-2', 'web-1 web-3 web-4 web-5 web-6 video-1'))).toEqual([
    'web-2',
    'web-1 web-3 web-4 web-5 web-6',
    [],
  ]);
});

it('stays in the category, and counts the answers of others if it has none', () => {
  const hits = hitsOf('web-2 branding-1 web-1', 'video-1 branding-2');
  expect(keysOf('BRANDING', hits)).toEqual(['branding-1', 'branding-2', []]);
  expect(keysOf('VIDEO MARKETING', hits)).toEqual([
    '',
    'video-1',
    [
      { category: 'BRANDING', count: 1 },
      { category: 'WEB SOLUTIONS', count: 2 },
    ],
  ]);
});
