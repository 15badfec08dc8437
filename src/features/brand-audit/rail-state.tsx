import { createContext, type ReactNode, use } from 'react';
import { auditActs } from '@/content/audit';
import type { Answers, QuestionId } from './schema';
import { scoreAudit } from './scoring';
import { type QuestionState, useAnswers } from './use-answers';

interface Rail {
  /** Whether pieces move: only what the visitor answers now does, not what a reload brings back. */
  isLive: boolean;
  /** Whether the line has yet to draw itself. */
  isWaiting: boolean;
  /** Whether the pieces have left to gather into the report's line. */
  isAway: boolean;
  states: readonly QuestionState[];
  answers: Partial<Answers>;
  /** How many questions are answered. */
  count: number;
  /** Whether each act is answered; the last one only with the two before it. */
  full: readonly boolean[];
  /** The next question to answer. */
  open: QuestionState | undefined;
  /** The question that the report starts with, once all are answered. */
  startQuestion: QuestionId | undefined;
}

const RailContext = createContext<Rail>({
  isLive: false,
  isWaiting: false,
  isAway: false,
  states: [],
  answers: {},
  count: 0,
  full: [],
  open: undefined,
  startQuestion: undefined,
});

/** @returns what the rail and the sentences show now */
export const useRail = () => use(RailContext);

const isFull = (states: readonly QuestionState[], first: number, last: number) =>
  states.slice(first - 1, last).every(({ isAnswered }) => isAnswered);

interface RailProviderProps extends Pick<Rail, 'isLive' | 'isWaiting' | 'isAway'> {
  children: ReactNode;
}

/** Reads the answers of the form once for all drawings of the rail. */
export function RailProvider({ isLive, isWaiting, isAway, children }: RailProviderProps) {
  const states = useAnswers();
  const answers: Partial<Answers> = Object.fromEntries(
    states.flatMap(({ id, answer }) => (answer ? [[id, answer]] : [])),
  );
  const count = states.filter(({ isAnswered }) => isAnswered).length;
  const isComplete = count === states.length;
  const rail = {
    isLive,
    isWaiting: isWaiting && count === 0,
    isAway,
    states,
    answers,
    count,
    full: auditActs.map(({ first, last }) =>
      last === states.length ? isComplete : isFull(states, first, last),
    ),
    open: states.find(({ isAnswered }) => !isAnswered),
    startQuestion: isComplete ? scoreAudit(answers).startQuestion : undefined,
  };
  return <RailContext value={rail}>{children}</RailContext>;
}
