import { expect, it } from 'vitest';
import { auditAnswers } from '../../../tests/fill-audit';
import { stripSentence } from './strip-sentence';

it.each([
  [6, 'ababab', 'Your name holds. Your reason, only half.'],
  [6, 'bbbbac', 'Your logo holds. Your goal doesn’t, yet.'],
  [6, 'aaaaaa', 'Unbroken so far. Keep it so.'],
  [6, 'bbbbbb', 'Half, all the way. Start with your map of rivals.'],
  [6, 'cccccc', 'Only dots so far. Start with your map of rivals.'],
  [6, 'bccbbb', 'Start with your reason.'],
  [14, '------aabcaaaa', 'Your voice holds. Your pages don’t, yet.'],
  [14, '------bbbbaabb', 'Your signposts hold. Your voice, only half.'],
  // Reach is the weakest area; its first gap begins, though the way in holds it up.
  [20, 'ababababbcacbbbabccb', 'Your name holds. Your advertising doesn’t, yet.'],
  [20, 'a'.repeat(20), 'One unbroken line. Guard it.'],
] as const)('after %i questions answered %s the strip says: %s', (last, letters, sentence) => {
  expect(stripSentence(last, auditAnswers(letters)).join(' ')).toBe(sentence);
});
