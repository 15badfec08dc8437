import type { Answer } from '@/features/brand-audit/answers';

/** What an answer says about its question. */
export const answerWords: Readonly<Record<Answer, string>> = {
  a: 'strong',
  b: 'partly there',
  c: 'missing',
};
