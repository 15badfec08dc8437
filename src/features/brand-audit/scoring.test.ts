import { describe, expect, it } from 'vitest';
import { type Answers, pickAnswers, questionIds } from './schema';
import { areas, type QuestionInArea, scoreAudit } from './scoring';

const spread = (letters: string): Partial<Answers> =>
  pickAnswers(Object.fromEntries(questionIds.map((id, index) => [id, letters.charAt(index)])));

const place = (id: string) => areas.findIndex((area) => area.id === id);

/** Computes the score in a second way: a table of area numbers per question, and fractions in 24ths. */
const owner = [0, 0, 1, 1, 1, 0, 2, 2, 3, 3, 3, 3, 2, 2, 4, 5, 5, 4, 4, 5];
const countAgain = (letters: string) => {
  const sums = [0, 0, 0, 0, 0, 0];
  const sizes = [0, 0, 0, 0, 0, 0];
  Array.from(letters).forEach((letter, index) => {
    const area = owner[index] ?? -1;
    sums[area] = (sums[area] ?? 0) + 'cba'.indexOf(letter);
    sizes[area] = (sizes[area] ?? 0) + 1;
  });
  const shares = sums.map((sum, area) => (sum * 12) / (sizes[area] ?? 1));
  const weakest = shares.indexOf(Math.min(...shares));
  const inWeakest = Array.from(letters)
    .map((letter, index) => ({ letter, index }))
    .filter(({ index }) => owner[index] === weakest);
  const worst = inWeakest.toSorted((x, y) => (x.letter < y.letter ? 1 : -1))[0];
  const lowest = inWeakest.find(({ letter }) => letter === worst?.letter);
  return {
    total: sums.reduce((sum, one) => sum + one, 0),
    sums,
    strongest: shares.indexOf(Math.max(...shares)),
    weakest,
    startQuestion:
      lowest === undefined || lowest.letter === 'a' ? undefined : `q-${lowest.index + 1}`,
  };
};

const summary = (letters: string) => {
  const score = scoreAudit(spread(letters));
  return {
    total: score.total,
    sums: score.areas.map((area) => area.points),
    strongest: place(score.strongest.id),
    weakest: place(score.weakest.id),
    startQuestion: score.startQuestion,
  };
};

const ids = (places: readonly QuestionInArea[]) => places.map(({ questionId }) => questionId);
const praised = (letters: string) => ids(scoreAudit(spread(letters)).praised);
const next = (letters: string) => ids(scoreAudit(spread(letters)).next);

describe('scoreAudit', () => {
  it('gives every question to exactly one area, and 40 points in all', () => {
    expect(areas.flatMap((area) => area.questions).toSorted()).toEqual(questionIds.toSorted());
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

  it('orders next steps: the weakest answer of the three weakest areas, then the rest by area', () => {
    // Website 1 of 8, reach 2 of 6, message 3 of 8, pull 3 of 6, position and identity 5 of 6.
    expect(next('abaababccbccbbbabccb').join(' ')).toBe(
      'q-9 q-18 q-8 q-11 q-12 q-10 q-19 q-15 q-7 q-13 q-14 q-17 q-20 q-2 q-5',
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

  it('agrees with a second computation over 1,000 random audits', () => {
    let seed = 20_261_120;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    for (let round = 0; round < 1000; round += 1) {
      const letters = Array.from({ length: 20 }, () => 'abc'.charAt(random() * 3)).join('');
      expect({ letters, ...summary(letters) }).toEqual({ letters, ...countAgain(letters) });
    }
  });
});
