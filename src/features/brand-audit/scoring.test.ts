import { describe, expect, it } from 'vitest';
import { answerLine } from '@/lib/answer-line';
import { type Answers, pickAnswers, questionIds } from './schema';
import { areas, linePieces, type QuestionInArea, scoreAudit } from './scoring';

const spread = (letters: string): Partial<Answers> =>
  pickAnswers(Object.fromEntries(questionIds.map((id, index) => [id, letters.charAt(index)])));

const ids = (places: readonly QuestionInArea[]) => places.map(({ questionId }) => questionId);
const praised = (letters: string) => ids(scoreAudit(spread(letters)).praised);
const next = (letters: string) => ids(scoreAudit(spread(letters)).next);

describe('scoreAudit', () => {
  it('gives every question to exactly one area, and 40 points in all', () => {
    expect(areas.map(({ id, questions }) => `${id}: ${questions.join()}`)).toEqual([
      'position: q-1,q-2,q-6',
      'identity: q-3,q-4,q-5',
      'message: q-7,q-8,q-13,q-14',
      'website: q-9,q-10,q-11,q-12',
      'reach: q-15,q-18,q-19',
      'pull: q-16,q-17,q-20',
    ]);
    expect(scoreAudit(spread('a'.repeat(20))).areas.map((area) => area.maxPoints)).toEqual([
      6, 6, 8, 8, 6, 6,
    ]);
  });

  it('counts all a as 40, unbroken, with nothing to do', () => {
    const score = scoreAudit(spread('a'.repeat(20)));
    expect(score).toMatchObject({ total: 40, isEven: true, next: [] });
    expect(score.startQuestion).toBeUndefined();
  });

  it.each([
    ['b', 20],
    ['c', 0],
  ])('counts all %s as %i, even, and starts at the first question', (letter, total) => {
    const score = scoreAudit(spread(letter.repeat(20)));
    expect(score).toMatchObject({ total, isEven: true, startQuestion: 'q-1' });
    expect([score.strongest.id, score.weakest.id]).toEqual(['position', 'position']);
    expect(ids(score.next)).toHaveLength(20);
  });

  it('settles ties by the fixed order, for the strongest and the weakest', () => {
    // Position and reach hold 6 of 6; identity and pull 0 of 6; the others are half full.
    const score = scoreAudit(spread('aacccabbbbbbbbaccaac'));
    expect(score.strongest.id).toBe('position');
    expect(score.weakest.id).toBe('identity');
    expect(score.ranked.map((area) => area.id)).toEqual([
      'position',
      'reach',
      'message',
      'website',
      'identity',
      'pull',
    ]);
    expect(score.isEven).toBe(false);
  });

  it('compares shares, not points: 5 of 8 is weaker than 4 of 6', () => {
    const score = scoreAudit(spread('aaaaaaabaaaabcaaaaaa'.replace(/^aaaaa/, 'aaaba')));
    expect(score.weakest).toMatchObject({ id: 'message', points: 4, maxPoints: 8 });
  });

  it('orders next steps: c before b, the three weakest areas first, and what blocks before all', () => {
    // Website 1 of 8, reach 2 of 6, message 3 of 8, pull 3 of 6, position and identity 5 of 6.
    // 12 holds up 18; 2, half there like 7, holds up 7.
    expect(next('abaababccbccbbbabccb').join(' ')).toBe(
      'q-9 q-12 q-18 q-8 q-11 q-19 q-10 q-15 q-2 q-7 q-13 q-14 q-17 q-20 q-5',
    );
  });

  it('leads with the second gap of an area when fewer than three have one', () => {
    expect(next(`bbb${'a'.repeat(17)}`)).toEqual(['q-1', 'q-3', 'q-2']);
  });

  it('praises at most two a answers, from the strongest areas', () => {
    expect(praised('c'.repeat(20))).toEqual([]);
    expect(praised('b'.repeat(20))).toEqual([]);
    // Every area half full or less: 4 of 40 points, two of its answers hold.
    expect(praised('ccccccaccccccccaccccc'.slice(0, 20))).toEqual(['q-16', 'q-7']);
    expect(praised(`aa${'c'.repeat(18)}`)).toEqual(['q-1', 'q-2']);
    expect(praised('a'.repeat(20))).toEqual(['q-1', 'q-3']);
  });

  it('explains its total', () => {
    const score = scoreAudit(spread('aaaaaaabbbbbbbcccccc'));
    expect(score.count).toEqual([
      { answer: 'a', answers: 7, each: 2, points: 14 },
      { answer: 'b', answers: 7, each: 1, points: 7 },
      { answer: 'c', answers: 6, each: 0, points: 0 },
    ]);
    expect(score.total).toBe(21);
  });

  it('refuses a missing answer', () => {
    expect(() => scoreAudit(spread('a'.repeat(19)))).toThrow(RangeError);
  });
});

it('draws a full piece, half of one, a dot or nothing on each place of the line', () => {
  const pieces = linePieces(answerLine(666, 28), spread('abc'));
  expect(pieces.map(({ number }) => number)).toEqual(questionIds.map((_, index) => index + 1));
  const [full, half, dot, none] = pieces;
  expect(full?.piece).toEqual(full?.place);
  expect(half?.piece).toEqual({ ...half?.place, width: 36.4 });
  expect(dot?.piece).toEqual({ ...dot?.place, width: 28 });
  expect(none?.piece).toBeUndefined();
});
