import { auditSections, type SectionWords } from '@/content/audit';
import { type Answer, type Answers, areComplete, type QuestionId, questionIds } from './answers';
import { scoreAudit } from './scoring';

/** After a submit, unanswered questions are gaps; before, the first is `now`, others are `open`. */
export type QuestionStatus = 'answered' | 'gap' | 'now' | 'open';

export interface QuestionState {
  id: QuestionId;
  number: number;
  answer: Answer | undefined;
  status: QuestionStatus;
}

export interface SectionState {
  words: SectionWords;
  questions: readonly QuestionState[];
  /** Whether the line runs into the section: the question before it, if any, is answered. */
  isReached: boolean;
  /** Whether the line runs out of the section: its last question is answered. */
  isPassed: boolean;
  /**
   * Whether the sentence below the section shows: all of its questions are answered. The last
   * section's sentence is about the whole audit, so it waits for all twenty.
   */
  hasSentence: boolean;
}

/**
 * What the rail, the cards and the sentences show of the answers so far.
 * @param isChecked whether a submit has found unanswered questions
 */
export function railPlan(answers: Partial<Answers>, isChecked: boolean) {
  const nextId = questionIds.find((id) => !answers[id]);
  const statusOf = (id: QuestionId): QuestionStatus => {
    if (answers[id]) return 'answered';
    if (isChecked) return 'gap';
    return id === nextId ? 'now' : 'open';
  };
  const states = questionIds.map((id, index): QuestionState => {
    return { id, number: index + 1, answer: answers[id], status: statusOf(id) };
  });
  return {
    answers,
    states,
    sections: auditSections.map((words) => sectionState(words, states)),
    answeredCount: states.filter(({ answer }) => answer).length,
    /** The first unanswered question; undefined when there is none. */
    nextQuestion: states.find(({ id }) => id === nextId),
    /** The question that the report starts with, once all are answered. */
    startQuestion: areComplete(answers) ? scoreAudit(answers).startQuestion : undefined,
  };
}

function sectionState(words: SectionWords, states: readonly QuestionState[]): SectionState {
  const { first, last } = words;
  const questions = states.filter(({ number }) => number >= first && number <= last);
  const isAnswered = (number: number) => states[number - 1]?.answer !== undefined;
  const isLast = last === states.length;
  return {
    words,
    questions,
    isReached: first === 1 || isAnswered(first - 1),
    isPassed: isAnswered(last),
    hasSentence: (isLast ? states : questions).every(({ answer }) => answer !== undefined),
  };
}
