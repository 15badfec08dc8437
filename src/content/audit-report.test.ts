import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areComplete,
  answers as letters,
  pickAnswers,
  questionIds,
} from '@/features/brand-audit/schema';
import { scoreAudit } from '@/features/brand-audit/scoring';
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
      ({ questionId, said }) =>
        answers[questionId] === 'a' && said === optionOf(questionId, 'a') && !toDo.has(questionId),
    ) &&
    steps.length === weak.length &&
    weak.every((id) => toDo.has(id)) &&
    steps[0]?.questionId === score.start
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
    expect(steps.map(({ said }) => said)).toContain('People give up and write to us.');
  });

  it('does not praise the name with 4 of 40 points after an answer that it is misheard', () => {
    const { score, praise } = reportOf('cccaaccccccccccccccc');
    expect(score.total).toBe(4);
    expect(praise.map(({ questionId }) => questionId)).toEqual(['q-4', 'q-5']);
  });

  it.each(['b', 'c'])('finds nothing that holds with all %s, and says so kindly', (letter) => {
    const { score, praise } = reportOf(letter.repeat(20));
    expect(praise).toEqual([]);
    expect(score.isEven).toBe(true);
  });

  it('asks nobody with a perfect score whether they are stuck', () => {
    const { score } = reportOf('a'.repeat(20));
    expect(reportWords.invitation(score).title).not.toMatch(/stuck/i);
  });
});
