import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineSentence } from './line-sentence';
import { pickAnswers, questionIds } from './schema';
import { scoreAudit } from './scoring';

const answered = (letters: string, first = 1) =>
  pickAnswers(
    Object.fromEntries(Array.from(letters, (letter, index) => [`q-${first + index}`, letter])),
  );

/** The sentence after an act, of the letters of its own questions; after the last act, of all. */
const after = { 6: 1, 14: 7, 20: 1 } as const;
const say = (last: keyof typeof after, letters: string) =>
  lineSentence(last, answered(letters, after[last])).join(' ');

describe('lineSentence', () => {
  it.each([
    [6, 'ababab', 'Your name holds. Your reason, only half.'],
    [6, 'bbbbac', 'Your logo holds. Your goal doesn’t, yet.'],
    [6, 'aaaaaa', 'Unbroken so far. Keep it so.'],
    [6, 'bbbbbb', 'Half, all the way. Start with your map of rivals.'],
    [6, 'cccccc', 'Only dots so far. Start with your map of rivals.'],
    [6, 'bccbbb', 'Start with your reason.'],
    [14, 'aabcaaaa', 'Your voice holds. Your pages don’t, yet.'],
    // Advertising, in the weakest area, waits for the way in.
    [20, 'ababababbcacbbbabccb', 'Your name holds. Your way in doesn’t, yet.'],
    [20, 'a'.repeat(20), 'One unbroken line. Guard it.'],
    [20, 'b'.repeat(20), 'Half, all the way. Start with your map of rivals.'],
    [20, 'c'.repeat(20), 'Only dots so far. Start with your map of rivals.'],
  ] as const)('says after %i questions answered %s: %s', (last, letters, sentence) => {
    expect(say(last, letters)).toBe(sentence);
  });

  it('names a plural with its verb', () => {
    expect(say(14, 'bbbbaabb')).toBe('Your signposts hold. Your voice, only half.');
  });

  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 20, maxLength: 20 });

  it('never praises b or c', () => {
    const weak = fc.array(fc.constantFrom('b', 'c'), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(weak, (given) => {
        expect(say(20, given.join(''))).toMatch(/^(?:[^.]+\. )?Start with your [a-z ]+\.$/);
      }),
    );
  });

  it('begins after the last act where the report begins', () => {
    fc.assert(
      fc.property(letters, (given) => {
        const answers = answered(given.join(''));
        const { startQuestion = 'q-1' } = scoreAudit(answers);
        const alone = {
          ...Object.fromEntries(questionIds.map((id) => [id, 'a'])),
          [startQuestion]: 'c',
        };
        const [, topic] =
          /\. Your (.+) do(?:es)?n’t, yet\.$/.exec(lineSentence(20, alone).join(' ')) ?? [];
        fc.pre(given.includes('b') || given.includes('c'));
        expect(lineSentence(20, answers).join(' ').toLowerCase()).toContain(`your ${topic}`);
      }),
    );
  });

  it('throws when an answer of the act is missing', () => {
    expect(() => say(6, 'aaaaa')).toThrow(RangeError);
  });
});
