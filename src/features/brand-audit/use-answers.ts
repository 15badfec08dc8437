import { useFormState, useWatch } from 'react-hook-form';
import {
  type Answer,
  type AuditSubmission,
  pickAnswers,
  type QuestionId,
  questionIds,
} from './schema';

export type QuestionStatus = 'answered' | 'gap' | 'now' | 'open';

export interface QuestionState {
  id: QuestionId;
  /** 1 to 20. */
  number: number;
  isAnswered: boolean;
  answer: Answer | undefined;
  /** Unanswered, after a submit. */
  isGap: boolean;
  /** The first unanswered question, until a submit marks all of them. */
  isNow: boolean;
}

/** @returns how card, line and rail show a question */
export const statusOf = ({ isAnswered, isGap, isNow }: QuestionState): QuestionStatus => {
  if (isAnswered) return 'answered';
  if (isGap) return 'gap';
  return isNow ? 'now' : 'open';
};

/** @returns the state of each of the twenty questions, in order */
export function useAnswers(): QuestionState[] {
  const given = useWatch<AuditSubmission, typeof questionIds>({ name: questionIds });
  const { errors } = useFormState<AuditSubmission>();
  const isChecked = questionIds.some((id) => errors[id]);
  const firstOpen = given.findIndex((answer) => !answer);
  return questionIds.map((id, index) => {
    const { [id]: answer } = pickAnswers({ [id]: given[index] });
    const isAnswered = answer !== undefined;
    return {
      id,
      number: index + 1,
      isAnswered,
      answer,
      isGap: !isAnswered && isChecked,
      isNow: !isChecked && index === firstOpen,
    };
  });
}
