import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areComplete,
  answers as letters,
  pickAnswers,
  questionIds,
} from '@/features/brand-audit/schema';
import { blocks, scoreAudit, stepGroups } from '@/features/brand-audit/scoring';
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

const strongOption = (questionId: string) =>
  auditQuestions.find((question) => question.questionId === questionId)?.options.a;
const orderOf = (given: string) => reportOf(given).steps.map(({ questionId }) => questionId);
const groupsOf = (given: string) =>
  stepGroups(reportOf(given).steps).map(({ time, from, steps }) => [time, from, steps.length]);

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
        answerText === strongOption(questionId) &&
        !toDo.has(questionId),
    ) &&
    steps.length === weak.length &&
    weak.every((id) => toDo.has(id)) &&
    steps[0]?.questionId === score.startQuestion
  );
};

it('praises nothing answered b or c, and nothing that it also tells to do, in 2,000 audits', () => {
  const outcome = fc.check(fc.property(anyAnswers, isTrueTo), { numRuns: 2000 });
  expect(outcome).toMatchObject({ failed: false, numRuns: 2000 });
});

describe('the order of the steps', () => {
  it('puts a first screen that nobody understands before the links that lead to it', () => {
    const order = orderOf('bbbabbbbcbabbbbabbab');
    expect(order[0]).toBe('q-9');
    expect(order.indexOf('q-9')).toBeLessThan(order.indexOf('q-15'));
    // Even where all is missing, it comes within the month.
    expect(orderOf('c'.repeat(20)).indexOf('q-9')).toBeLessThan(9);
  });

  it('puts what is missing before what is half there, and what blocks before what depends on it', () => {
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const { answers, steps } = reportOf(given);
        const order = steps.map(({ questionId }) => questionId);
        const said = order.map((id) => answers[id]);
        expect(said).toEqual(said.toSorted().toReversed());
        const late = order.filter((id, at) =>
          order
            .slice(0, at)
            .some((before) => answers[id] === answers[before] && blocks[id]?.includes(before)),
        );
        expect(late).toEqual([]);
      }),
    );
  });

  it.each([
    ['c'.repeat(20), ['week', 1, 3], ['month', 4, 6], ['quarter', 10, 11]],
    [`bcbb${'a'.repeat(16)}`, ['week', 1, 3], ['month', 4, 1]],
    ['a'.repeat(20)],
  ])('groups those of %s in weeks, months and quarters, a few in the first', (given, ...groups) => {
    expect(groupsOf(given)).toEqual(groups);
  });
});

it.each([
  ['bbabccabaabbbbabbaac', [/^Position and Pull both have 2 of 6; position comes first, since /]],
  ['aaabcbbbaaaabbaaaabb', [/^Identity \(3 of 6\) and Message \(4 of 8\) are level; identity /]],
  [
    'bbaaacaaaaaabbbbbbcc',
    [
      /^Position, Reach and Pull all have 2 of 6; position comes first, since /,
      /^Identity \(6 of 6\) and Website \(8 of 8\) are level; identity comes first, since /,
    ],
  ],
  ['b'.repeat(20), [/^All six areas are level; position comes first, since /]],
  // Identity and pull are level, neither strongest nor weakest.
  ['bbabccabaabbbbabaaac', []],
  ['a'.repeat(20), []],
])('of areas that are level says why one comes first: %s', (given, expected) => {
  const ties = reportWords.ties(reportOf(given).score);
  expect(ties).toEqual(expected.map((one) => expect.stringMatching(one)));
});

it.each([
  ['c'.repeat(20), /Twenty dots so far/, /dot.*The green dot is where to start\.$/, /holds|half/],
  ['b'.repeat(20), /Even all round\. 20 of 40/, /The green half bar/, /dot|holds/],
  ['a'.repeat(20), /Even all round\. 40 of 40/, /one unbroken line/, /dot|half|green/],
  // Position is the weakest, three half bars; the one gap, in reach, comes first.
  ['bbaaabaaaaaaaaaaacaa', /Weakest in position/, /holds.*only a dot.*The green dot/, /half/],
])('the words of %s fit its answers', (given, headline, legend, never) => {
  const { score, answers } = reportOf(given);
  const said = reportWords.legend(score, answers);
  expect(reportWords.headline(score).join(' ')).toMatch(headline);
  expect(said).toMatch(legend);
  expect(said).not.toMatch(never);
});

/** @returns the contradictions listed where everything but these is b */
const listed = (pair: object) => contradictionsIn({ ...reportOf('b'.repeat(20)).answers, ...pair });

describe('answers that contradict each other', () => {
  it.each(contradictions)('are listed: $why', ({ strong, weak, sentence }) => {
    expect(listed({ [strong]: 'a', [weak]: 'c' })).toEqual([sentence]);
    expect(listed({ [strong]: 'a' })).toEqual([]);
    expect(listed({ [weak]: 'c' })).toEqual([]);
    expect(listed({ [strong]: 'c', [weak]: 'a' })).not.toContain(sentence);
  });

  it('are named twice at most, the plainest first', () => {
    const first = contradictions.slice(0, 4);
    const given = first.map(({ strong, weak }) => ({ [strong]: 'a', [weak]: 'c' }));
    expect(listed(Object.assign({}, ...given))).toEqual(
      first.slice(0, 2).map(({ sentence }) => sentence),
    );
  });
});
