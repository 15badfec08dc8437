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

const optionOf = (questionId: string, letter: 'a' | 'b' | 'c') =>
  auditQuestions.find((question) => question.questionId === questionId)?.options[letter];

/** The words of five letters and more. */
const longWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{5,}/gu));
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
        answerText === optionOf(questionId, 'a') &&
        !toDo.has(questionId),
    ) &&
    steps.length === weak.length &&
    weak.every((id) => toDo.has(id)) &&
    steps[0]?.questionId === score.startQuestion
  );
};

describe('the report is written from the answers', () => {
  it('praises nothing answered b or c, and nothing that it also tells to do, in 2,000 audits', () => {
    const outcome = fc.check(fc.property(anyAnswers, isTrueTo), { numRuns: 2000 });
    expect(outcome).toMatchObject({ failed: false, numRuns: 2000 });
  });

  it('says more about what holds than the answer again', () => {
    for (const one of questionIds) {
      const given = questionIds.map((id) => (id === one ? 'a' : 'c')).join('');
      const [praise] = reportOf(given).praise;
      const [first = ''] = praise?.text.split(/(?<=\.) /) ?? [];
      const said = longWords(praise?.answerText ?? '');
      const repeated = [...longWords(first)].filter((word) => said.has(word));
      expect([praise?.questionId, repeated]).toEqual([one, []]);
    }
  });

  it('asks nobody with a perfect score whether they are stuck', () => {
    const { score } = reportOf('a'.repeat(20));
    expect(reportWords.invitation(score).title).not.toMatch(/stuck/i);
  });
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
          order.slice(0, at).some((before) => {
            const isSame = answers[id] === answers[before];
            return isSame && blocks[id]?.includes(before);
          }),
        );
        expect(late).toEqual([]);
      }),
    );
  });

  it('groups them in weeks, months and quarters, a few in the first', () => {
    expect(groupsOf('c'.repeat(20))).toEqual([
      ['week', 1, 3],
      ['month', 4, 6],
      ['quarter', 10, 11],
    ]);
    expect(groupsOf(`bcbb${'a'.repeat(16)}`)).toEqual([
      ['week', 1, 3],
      ['month', 4, 1],
    ]);
    expect(groupsOf('a'.repeat(20))).toEqual([]);
  });
});

describe('areas that are level', () => {
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
  ])('say why one comes first: %s', (given, expected) => {
    const ties = reportWords.ties(reportOf(given).score);
    expect(ties).toEqual(expected.map((one) => expect.stringMatching(one)));
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
    // Position is the weakest, three half bars; the one gap, in reach, comes first.
    expect(wordsOf('bbaaabaaaaaaaaaaacaa').legend).toMatch(/only a dot.*The green dot/);
    expect(wordsOf('abbacbaabcbbacbaabcb').legend).toBe(
      'Twenty answers, drawn as one line. Where it runs, your brand holds. Where there’s only a dot, something is missing. The green dot is where to start.',
    );
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
});
