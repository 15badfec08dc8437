import { expect, it } from 'vitest';
import { auditAnswers } from '../../../tests/fill-audit';
import { placeAfterKey, railPlan, railSize, scrollToShow } from './rail-plan';

it.each([640, 720, 768, 859, 860, 900, 999, 1080, 1440])(
  'the rail ends with its dot and label inside a window %i px high, with and without the header',
  (height) => {
    for (const isHidden of [true, false]) {
      const { dotTop, placeLength, thickness } = railSize(height, isHidden);
      expect(dotTop + 44 + 18).toBeLessThanOrEqual(height);
      expect(placeLength).toBeGreaterThan(thickness);
    }
  },
);

it('the rail hides its count under the header in a low window', () => {
  expect(railSize(859, false)).toMatchObject({ hasCount: false, railTop: 108 });
  expect(railSize(860, false)).toMatchObject({ hasCount: true, railTop: 172 });
  expect(railSize(720, true).hasCount).toBe(true);
});

const statuses = (letters: string, isChecked = false) =>
  railPlan(auditAnswers(letters), isChecked)
    .states.slice(0, 4)
    .map(({ status }) => status)
    .join(' ');

it('shows the first unanswered question as the next, and after a submit every one as a gap', () => {
  expect(statuses('a')).toBe('answered now open open');
  expect(statuses('a-a')).toBe('answered now answered open');
  expect(statuses('a-a', true)).toBe('answered gap answered gap');
});

const fullSections = ({ sections }: ReturnType<typeof railPlan>) =>
  sections.filter(({ isFull }) => isFull).map(({ words }) => words.part);

it('calls a section full once its questions are answered, and the last one only with the others', () => {
  const open = railPlan(auditAnswers('-aaaaa------------aaaaaa'), false);
  expect(fullSections(open)).toEqual([]);
  expect(open.nextQuestion?.number).toBe(1);
  expect(open.startQuestion).toBeUndefined();
  expect(fullSections(railPlan(auditAnswers('aaaaaa'), false))).toEqual(['connect']);
  const whole = railPlan(auditAnswers('a'.repeat(19) + 'c'), false);
  expect(fullSections(whole)).toEqual(['connect', 'convey', 'convert']);
  expect(whole).toMatchObject({ count: 20, startQuestion: 'q-20' });
});

it.each([
  ['ArrowDown', 3, 4],
  ['ArrowLeft', 0, 0],
  ['End', 3, 19],
  ['ArrowRight', 19, 19],
  ['Tab', 3, undefined],
])('%s leads from place %i to %s', (key, place, next) => {
  expect(placeAfterKey(key, place)).toBe(next);
});

it('scrolls as far as a focused link of the rail needs, with room for the header above', () => {
  const questions = { top: 100, bottom: 700 };
  expect(scrollToShow({ top: 300, bottom: 324 }, questions)).toBe(0);
  expect(scrollToShow({ top: 690, bottom: 714 }, questions)).toBe(-14);
  expect(scrollToShow({ top: 60, bottom: 84 }, questions)).toBe(148);
});
