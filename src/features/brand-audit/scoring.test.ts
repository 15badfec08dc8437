import { expect, it } from 'vitest';
import { auditAnswers } from '../../../tests/fill-audit';
import { questionIds } from './answers';
import { areas, type QuestionInArea } from './areas';
import { praisedAnswers, scoreAudit } from './scoring';

const scoreOf = (letters: string) => scoreAudit(auditAnswers(letters));
const ids = (questions: readonly QuestionInArea[]) => questions.map(({ questionId }) => questionId);

it('gives every question to exactly one area', () => {
  const counted = areas.flatMap(({ questions }) => questions);
  expect(counted.toSorted()).toEqual(questionIds.toSorted());
});

it('settles ties by the fixed order, for the strongest and the weakest', () => {
  // Position and reach hold 6 of 6; identity and pull 0 of 6; the others are half full.
  const score = scoreOf('aacccabbbbbbbbaccaac');
  expect(score.weakest.id).toBe('identity');
  expect(score.ranked.map((area) => area.id).join(' ')).toBe(
    'position reach message website identity pull',
  );
  expect(score.isEven).toBe(false);
});

it('compares shares, not points: 4 of 8 is weaker than 5 of 6', () => {
  const { weakest } = scoreOf('aaabaaabaaaabcaaaaaa');
  expect(weakest).toMatchObject({ id: 'message', points: 4, maxPoints: 8 });
  // Message 6 of 8, all others 6 of 6 or 8 of 8.
  expect(scoreOf('aaaaaabbaaaaaaaaaaaa').isEven).toBe(false);
});

it.each([
  // Website 1 of 8, reach 2 of 6, message 3 of 8, pull 3 of 6, position and identity 5 of 6.
  // 12 holds up 18; 2, half there like 7, holds up 7.
  ['abaababccbccbbbabccb', 'q-9 q-12 q-18 q-8 q-11 q-19 q-10 q-15 q-2 q-7 q-13 q-14 q-17 q-20 q-5'],
  // Fewer than three areas have a gap.
  [`bbb${'a'.repeat(17)}`, 'q-1 q-3 q-2'],
])(
  'puts c before b, the three weakest areas first, and before all what blocks: %s',
  (given, next) => {
    expect(ids(scoreOf(given).steps).join(' ')).toBe(next);
  },
);

it.each([
  ['b'.repeat(20), []],
  // Every area half full or less: 4 of 40 points, two of its answers hold.
  ['ccccccaccccccccacccc', ['q-16', 'q-7']],
  [`aa${'c'.repeat(18)}`, ['q-1', 'q-2']],
  ['a'.repeat(20), ['q-1', 'q-3']],
])('praises at most two a answers, from the strongest areas: %s', (given, praised) => {
  expect(ids(praisedAnswers(scoreOf(given)))).toEqual(praised);
});
