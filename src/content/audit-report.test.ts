import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areComplete,
  answers as letters,
  pickAnswers,
  questionIds,
} from '@/features/brand-audit/schema';
import { scoreAudit } from '@/features/brand-audit/scoring';
import { contradictions, contradictionsIn } from './audit-contradictions';
import { praiseFor } from './audit-praise';
import { auditQuestions } from './audit-questions';
import { reportWords } from './audit-report';
import { stepsFor } from './audit-steps';

const reportOf = (given: string) => {
  const answers = pickAnswers(
    Object.fromEntries(questionIds.map((id, index) => [id, given.charAt(index)])),
  );
  if (!areComplete(answers)) throw new RangeError(`${given} is no whole audit`);
  const score = scoreAudit(answers);
  return { answers, score, praise: praiseFor(score, answers), steps: stepsFor(score, answers) };
};

const optionOf = (questionId: string, letter: 'a' | 'b' | 'c') =>
  auditQuestions.find((question) => question.questionId === questionId)?.options[letter];

const anyAnswers = fc
  .array(fc.constantFrom(...letters), { minLength: 20, maxLength: 20 })
  .map((given) => given.join(''));

/** Praise quotes an answer a, and everything else, and nothing more, is to do. */
const isTrueTo = (given: string) => {
  const { answers, praise, steps, score } = reportOf(given);
  const toDo = new Set(steps.map(({ questionId }) => questionId));
  const weak = questionIds.filter((id) => answers[id] !== 'a');
  return (
    praise.length === Math.min(2, 20 - weak.length) &&
    praise.every(
      ({ questionId, answerText }) =>
        answers[questionId] === 'a' &&
        answerText === optionOf(questionId, 'a') &&
        !toDo.has(questionId),
    ) &&
    steps.length === weak.length &&
    weak.every((id) => toDo.has(id)) &&
    steps[0]?.questionId === score.startQuestion
  );
};

describe('the report is written from the answers', () => {
  it('praises nothing answered b or c, and nothing that it also tells to do, in 20,000 audits', () => {
    const outcome = fc.check(fc.property(anyAnswers, isTrueTo), { numRuns: 20_000 });
    expect(outcome).toMatchObject({ failed: false, numRuns: 20_000 });
  });

  it('leaves the way around alone when people give up and write', () => {
    // Website 6 of 8 and the strongest area, its third answer c.
    const { praise, steps } = reportOf('ccccccccaacaccbbbbbb');
    expect(praise.map(({ questionId }) => questionId)).toEqual(['q-9', 'q-10']);
    expect(steps.map(({ answerText }) => answerText)).toContain('People give up and write to us.');
  });

  it('does not praise the name with 4 of 40 points after an answer that it is misheard', () => {
    const { score, praise } = reportOf('cccaaccccccccccccccc');
    expect(score.total).toBe(4);
    expect(praise.map(({ questionId }) => questionId)).toEqual(['q-4', 'q-5']);
  });

  it.each(['b', 'c'])('finds no strengths with all %s, and says so kindly', (letter) => {
    const { score, praise } = reportOf(letter.repeat(20));
    expect(praise).toEqual([]);
    expect(score.isEven).toBe(true);
  });

  it('asks nobody with a perfect score whether they are stuck', () => {
    const { score } = reportOf('a'.repeat(20));
    expect(reportWords.invitation(score).title).not.toMatch(/stuck/i);
  });
});

const wordsOf = (given: string) => {
  const { score, answers } = reportOf(given);
  return { headline: reportWords.headline(score), legend: reportWords.legend(score, answers) };
};

describe('the words of the result', () => {
  it('calls twenty gaps neither even nor strong', () => {
    const { headline, legend } = wordsOf('c'.repeat(20));
    expect(headline).toEqual(['Twenty dots so far.', 'Begin at the green one.']);
    expect(legend).not.toMatch(/holds|half/);
    expect(legend).toMatch(/The green dot is where to start\.$/);
  });

  it('with all b, mentions half bars and neither dots nor strengths', () => {
    const { headline, legend } = wordsOf('b'.repeat(20));
    expect(headline).toEqual(['Even all round. 20 of 40.']);
    expect(legend).not.toMatch(/dot|holds/);
    expect(legend).toMatch(/The green half bar is where to start\.$/);
  });

  it('tells the green piece by its own answer, not by the others', () => {
    // Position is the weakest, three half bars; the one gap is in reach.
    expect(wordsOf('bbaaabaaaaaaaaaaacaa').legend).toMatch(/only a dot.*The green half bar/);
    expect(wordsOf('abbacbaabcbbacbaabcb').legend).toBe(
      'Twenty answers, drawn as one line. Where it runs, your brand holds. Where there’s only a dot, something is missing. The green dot is where to start.',
    );
  });

  it('stops paying for no channel that nobody pays for', () => {
    const { steps } = reportOf('c'.repeat(20));
    const { step } = steps.find(({ questionId }) => questionId === 'q-18') ?? {};
    expect(step).toMatch(/If you pay for any, drop the one nobody names\.$/);
  });
});

/** @returns the contradictions listed where everything but these is b */
const listed = (pair: object) => contradictionsIn({ ...reportOf('b'.repeat(20)).answers, ...pair });

describe('answers that contradict each other', () => {
  it('are twelve pairs, each with its reason and one sentence of its own', () => {
    expect(contradictions).toHaveLength(12);
    expect(new Set(contradictions.map(({ strong, weak }) => `${strong} ${weak}`)).size).toBe(12);
    expect(new Set(contradictions.map(({ sentence }) => sentence)).size).toBe(12);
    for (const { why, sentence } of contradictions) {
      expect(why).toMatch(/\.$/);
      // One sentence.
      expect(sentence.match(/[.!?]/g)).toEqual(['.']);
    }
  });

  it.each(contradictions)('are listed: $why', ({ strong, weak, sentence }) => {
    expect(listed({ [strong]: 'a', [weak]: 'c' })).toEqual([sentence]);
    expect(listed({ [strong]: 'a' })).toEqual([]);
    expect(listed({ [weak]: 'c' })).toEqual([]);
    expect(listed({ [strong]: 'c', [weak]: 'a' })).not.toContain(sentence);
  });

  it('are named twice at most, the plainest first', () => {
    const first = contradictions.slice(0, 4);
    const given = first.flatMap(({ strong, weak }) => [
      [strong, 'a'],
      [weak, 'c'],
    ]);
    expect(listed(Object.fromEntries(given))).toEqual(
      first.slice(0, 2).map(({ sentence }) => sentence),
    );
  });

  it.each(['a', 'b', 'c'])('are not where everything is %s', (letter) => {
    expect(contradictionsIn(reportOf(letter.repeat(20)).answers)).toEqual([]);
  });
});
