import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areComplete, letters, questionIds } from '@/features/brand-audit/answers';
import { blocks, stepGroups } from '@/features/brand-audit/next-steps';
import { praisedAnswers, scoreAudit, tiedAreas } from '@/features/brand-audit/scoring';
import { auditAnswers } from '../../tests/fill-audit';
import { contradictions, contradictionsIn } from './audit-contradictions';
import { praiseFor } from './audit-praise';
import { auditQuestions } from './audit-questions';
import { reportWords } from './audit-report';
import { stepsFor } from './audit-steps';

const reportOf = (given: string) => {
  const answers = auditAnswers(given);
  if (!areComplete(answers)) throw new RangeError(`${given} is no whole audit`);
  const score = scoreAudit(answers);
  return {
    answers,
    score,
    praise: praiseFor(praisedAnswers(score), answers),
    steps: stepsFor(score, answers),
  };
};

const strongOption = (questionId: string) =>
  auditQuestions.find((question) => question.questionId === questionId)?.options.a;
const anyAnswers = fc
  .array(fc.constantFrom(...letters), { minLength: 20, maxLength: 20 })
  .map((given) => given.join(''));

it('praises what is answered a, and begins with the weakest answer of the weakest area, in 2,000 audits', () => {
  const isTrue = fc.property(anyAnswers, (given) => {
    const { answers, praise, steps, score } = reportOf(given);
    const order = steps.map(({ questionId }) => questionId);
    const weak = questionIds.filter((id) => answers[id] !== 'a');
    expect(order.toSorted()).toEqual(weak.toSorted());
    expect(order[0]).toBe(score.startQuestion);
    const inWeakest = score.weakest.questions.map((id) => answers[id]).toSorted();
    const first = steps.slice(0, 1).map(({ area, questionId }) => [area, answers[questionId]]);
    expect(first).toEqual(weak.length > 0 ? [[score.weakest, inWeakest.at(-1)]] : []);
    expect(praise).toHaveLength(Math.min(2, 20 - weak.length));
    for (const { questionId, answerText } of praise)
      expect([answers[questionId], answerText]).toEqual(['a', strongOption(questionId)]);
    const rest = order.slice(1);
    const said = rest.map((id) => answers[id]);
    expect(said).toEqual(said.toSorted().toReversed());
    const late = rest.filter((id, at) =>
      rest
        .slice(0, at)
        .some((before) => answers[id] === answers[before] && blocks[id]?.includes(before)),
    );
    expect(late).toEqual([]);
    // What the first step waits for says why it is the second; no other step does.
    const waits = order[1] && order[0] && blocks[order[1]]?.includes(order[0]);
    const reasoned = steps.flatMap(({ reason, questionId }) => (reason ? [questionId] : []));
    expect(reasoned).toEqual(waits ? [order[1]] : []);
  });
  fc.assert(isTrue, { numRuns: 2000 });
  // A first screen that nobody understands: even where all is missing, it comes within the month.
  const { steps } = reportOf('c'.repeat(20));
  expect(steps.slice(0, 9).map(({ questionId }) => questionId)).toContain('q-9');
});

it.each([
  ['c'.repeat(20), ['week', 1, 3], ['month', 4, 6], ['quarter', 10, 11]],
  [`bcbb${'a'.repeat(16)}`, ['week', 1, 3], ['month', 4, 1]],
  ['a'.repeat(20)],
])(
  'groups the steps of %s in weeks, months and quarters, a few in the first',
  (given, ...groups) => {
    const times = stepGroups(reportOf(given).steps);
    expect(times.map(({ time, from, steps }) => [time, from, steps.length])).toEqual(groups);
  },
);

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
  const ties = reportWords.ties(tiedAreas(reportOf(given).score));
  expect(ties).toEqual(expected.map((one) => expect.stringMatching(one)));
});

it.each([
  ['c'.repeat(20), /Twenty dots so far/, /dot.*The green dot is where to start\.$/, /holds|half/],
  ['b'.repeat(20), /Even all round\. 20 of 40/, /The green half bar/, /dot|holds/],
  ['a'.repeat(20), /Even all round\. 40 of 40/, /one unbroken line/, /dot|half|green/],
  // Position is the weakest, three half bars, and comes first; the one gap, in reach, comes next.
  [
    'bbaaabaaaaaaaaaaacaa',
    /Weakest in position/,
    /holds.*only a dot.*The green half bar/,
    /green dot/,
  ],
])('the words of %s fit its answers', (given, headline, legend, never) => {
  const { score, answers } = reportOf(given);
  const said = reportWords.legend(score, answers);
  expect(reportWords.headline(score).join(' ')).toMatch(headline);
  expect(said).toMatch(legend);
  expect(said).not.toMatch(never);
});

/** @returns the contradictions listed where everything but these is b */
const listed = (pair: object) => contradictionsIn({ ...reportOf('b'.repeat(20)).answers, ...pair });

it('answers that contradict each other are named, two at most, the plainest first', () => {
  for (const { strong, weak, sentence } of contradictions) {
    expect(listed({ [strong]: 'a', [weak]: 'c' })).toEqual([sentence]);
    expect(listed({ [strong]: 'a' })).toEqual([]);
    expect(listed({ [weak]: 'c' })).toEqual([]);
  }
  const first = contradictions.slice(0, 4);
  const given = first.map(({ strong, weak }) => ({ [strong]: 'a', [weak]: 'c' }));
  expect(listed(Object.assign({}, ...given))).toEqual(
    first.slice(0, 2).map(({ sentence }) => sentence),
  );
});
