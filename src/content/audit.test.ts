import { expect, it } from 'vitest';
import { summaryWords } from './audit';

it('calls other answers safe only where some are given', () => {
  expect(summaryWords.rest(20)).toBe('');
  expect(summaryWords.rest(19)).toContain('other answers');
  expect(summaryWords.rest(0)).not.toContain('other');
});
