import { expect, it } from 'vitest';
import type { FaqChoice } from '@/content/faq';
import { type FaqHits, firstView, listFaq, withMore, withOpen } from './faq-list';

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

it('shows nine, nine more, or as many nines as the opened question needs', () => {
  const { answers } = listFaq('ALL FAQ', null);
  const at = (index: number) => answers[index]?.key ?? null;
  const first = firstView(answers, null);
  expect(first).toEqual({ open: at(0), shown: 9 });
  expect(firstView(answers, 'nothing')).toEqual(first);
  expect(firstView(answers, at(9))).toEqual({ open: at(9), shown: 18 });
  expect(withMore(first)).toEqual({ open: at(0), shown: 18 });
  expect(withOpen(first, answers, at(20))).toEqual({ open: at(20), shown: 27 });
  expect(withOpen(withMore(first), answers, null)).toEqual({ open: null, shown: 18 });
});
