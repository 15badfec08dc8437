import { expect, it } from 'vitest';
import { isBlank, isTooLongBySeparators, toAddress, toLine } from './validation';

it.each([
  ['+1 (416) 555-0199', true],
  ['+1 416 555 0199', false],
  ['+14165550199', false],
  ['+1 (416) 555-0199-2345-678', false],
  ['416 555 0199', false],
  ['+1 (416) 555-019x', false],
])('%s is too long by its separators alone: %s', (phone, isTooLong) => {
  expect(isTooLongBySeparators(phone)).toBe(isTooLong);
});

it('what cannot be seen is no name and no part of an address', () => {
  expect(toLine('\u200b\u2060 \ufeff')).toBe('');
  expect(toLine('\u3164\u200d')).toBe('');
  expect(toLine('\u200bA. Foun\u00adder\u202c')).toBe('A. Founder');
  expect(toLine('علی\u200cرضا')).toBe('علی\u200cرضا');
  expect(toAddress('\u202aa\u200d@b\u200b.co\u202c')).toBe('a@b.co');
  expect(isBlank('\u200b\n')).toBe(true);
  expect(isBlank('x')).toBe(false);
});

it('a pasted line loses its tabs and line breaks, not its words', () => {
  expect(toLine(' A.\tFounder\r\n')).toBe('A. Founder');
});
