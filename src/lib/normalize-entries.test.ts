import { expect, it } from 'vitest';
import { isBlank, toEmail, toPhone, toText, toVisibleText } from './normalize-entries';
import { phonePattern } from './validation';

it.each([
  // As few separators as it takes go, from the end; brackets go together.
  ['+33 6 12 34 56 78', '+33 6 12 34 5678'],
  ['+1 (415) 555-2671', '+1 (415) 5552671'],
  ['+1 (416) 555-0199-23', '+1 416555019923'],
  ['+44 (0) 20 7946 0018', '+44 02079460018'],
  ['+1 234 567 890 123 45', '+123456789012345'],
  ['+91 98000 00000 -', '+91 98000 00000'],
  ['(+33) 6 12 34 56 78', '+33 6 12 34 5678'],
  ['- +44 20 7946 0958', '+44 20 7946 0958'],
  // Odd hyphens and spaces are written as the plain ones.
  ['+1\u00a0415\u2011555\u20112671', '+1 415-555-2671'],
  ['\u200e+1 415 555\u22122671', '+1 415 555-2671'],
  ['＋１ ４１５ ５５５ ２６７１', '+1 415 555 2671'],
  // A valid number stays as it is.
  ['+1 (416) 5550199', '+1 (416) 5550199'],
])('%s is written %s, which meets the rule', (typed, written) => {
  expect(toPhone(typed)).toBe(written);
  expect(written).toMatch(phonePattern);
});

it.each(['416 555 0199', '+1 (416) 555-019x', '+1234567890123456', '+12 34', '', 'call me'])(
  '%s is no number with too many separators, and stays',
  (typed) => {
    expect(toPhone(typed)).toBe(typed);
  },
);

it.each([
  ['a?b@doe.com', 'a?b@doe.com'],
  ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'taro@example.jp'],
  ['taro＠example。jp', 'taro@example.jp'],
])('%s is the address %s', (pasted, address) => {
  expect(toEmail(pasted)).toBe(address);
});

it('invisible characters are neither a name nor part of an address', () => {
  expect(toText('\u200b\u2060 \ufeff')).toBe('');
  expect(toText('\u3164\u200d')).toBe('');
  expect(toText('\u200bA. Foun\u00adder\u202c')).toBe('A. Founder');
  expect(toText('علی\u200cرضا')).toBe('علی\u200cرضا');
  expect(toVisibleText('\u202aa\u200d@b\u200b.co\u202c')).toBe('a@b.co');
  expect(isBlank('\u200b\n')).toBe(true);
  expect(isBlank('x')).toBe(false);
});

it('a pasted line loses its tabs and line breaks, not its words', () => {
  expect(toText(' A.\tFounder\r\n')).toBe('A. Founder');
});
