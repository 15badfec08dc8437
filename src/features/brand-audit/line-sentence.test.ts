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
    [6, 'babcbb', 'Your reason holds. Your slogan doesn’t, yet.'],
    [6, 'acacbb', 'Your map of rivals holds. Your reason doesn’t, yet.'],
    [6, 'aaaaaa', 'Unbroken so far. Keep it so.'],
    [6, 'bbbbbb', 'Half, all the way. Start with your map of rivals.'],
    [6, 'cccccc', 'Only dots so far. Start with your map of rivals.'],
    [6, 'bccbbb', 'Start with your reason.'],
    [14, 'aabcaaaa', 'Your voice holds. Your pages don’t, yet.'],
    [14, 'bbaaaaac', 'Your first screen holds. Your film doesn’t, yet.'],
    [14, 'cbbbbbbb', 'Start with your voice.'],
    [14, 'bbcbbbbb', 'Start with your first screen.'],
    [14, 'aaaaaaaa', 'Unbroken so far. Keep it so.'],
    [14, 'bbbbbbbb', 'Half, all the way. Start with your voice.'],
    [14, 'cccccccc', 'Only dots so far. Start with your voice.'],
    [20, 'ababababbcacbbbabccb', 'Your name holds. Your advertising doesn’t, yet.'],
    [20, 'baaabaaaaabbbbaababb', 'Your reason holds. Your growth plan, only half.'],
    [20, 'bbbcbbbbbbbabbbbbbbb', 'Your way in holds. Your slogan doesn’t, yet.'],
    [20, 'ababbbabaabbbbaabaab', 'Your traffic holds. Your content plan, only half.'],
    [20, 'bbbbbbbbcbbbbbbaabba', 'Your word of mouth holds. Your first screen doesn’t, yet.'],
    [20, 'ccbbbbaabbbbaabbbbbb', 'Your voice holds. Your map of rivals doesn’t, yet.'],
    [20, 'a'.repeat(20), 'One unbroken line. Guard it.'],
    [20, 'b'.repeat(20), 'Half, all the way. Start with your map of rivals.'],
    [20, 'c'.repeat(20), 'Only dots so far. Start with your map of rivals.'],
  ] as const)('says after %i questions answered %s: %s', (last, letters, sentence) => {
    expect(say(last, letters)).toBe(sentence);
  });

  it('names a plural with its verb', () => {
    expect(say(6, 'bbbbba')).toBe('Your goal holds. Your name, only half.');
    expect(say(6, 'aaaabb')).toBe('Your map of rivals holds. Your goal, only half.');
    expect(say(6, 'aaaaba')).toBe('Your map of rivals holds. Your logo, only half.');
    expect(say(14, 'bbbbbbba')).toBe('Your film holds. Your first screen, only half.');
    expect(say(14, 'aaaaabaa')).toBe('Your voice holds. Your way in, only half.');
    expect(say(14, 'bbbbaabb')).toBe('Your signposts hold. Your voice, only half.');
    expect(say(14, 'aaaaaaba')).toBe('Your first screen holds. Your pictures, only half.');
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
