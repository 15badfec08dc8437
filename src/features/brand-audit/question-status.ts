import type { QuestionState } from './use-answers';

export type QuestionStatus = 'answered' | 'gap' | 'now' | 'open';

/** @returns what card, line and progress bar show of a question. */
export const statusOf = ({ isAnswered, isGap, isNow }: QuestionState): QuestionStatus => {
  if (isAnswered) return 'answered';
  if (isGap) return 'gap';
  return isNow ? 'now' : 'open';
};
