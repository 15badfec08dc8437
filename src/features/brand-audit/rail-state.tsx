import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { auditActs } from '@/content/audit';
import { useHeaderHidden } from '@/lib/header-state';
import {
  type Answer,
  type Answers,
  type AuditSubmission,
  pickAnswers,
  type QuestionId,
  questionIds,
} from './schema';
import { scoreAudit } from './scoring';

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
function useAnswers(): QuestionState[] {
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

/** Heights in px of the elements above and below the rail. */
const room = { edge: 24, header: 84, count: 50, gap: 14, dot: 44, label: 18 };
/** Five thicknesses for the two bends, and the gaps between twenty places and two bends. */
const bendThicknesses = 5;
const gaps = 21;
/** In a lower window the count goes while the header shows, in px. */
const lowWindow = 860;
/** The longest place, in thicknesses. */
const longest = 2.4;

/** Thickness and gap by the height of the window below which they hold, all in px. */
const sizes = [
  { below: 800, thickness: 10, gap: 2 },
  { below: 1000, thickness: 12, gap: 3 },
  { below: Infinity, thickness: 14, gap: 3 },
] as const;

/**
 * Fits the upright rail into the window (docs/rules.md#audit-line).
 *
 * @param height of the window in px
 * @param isHeaderHidden whether the rail has the height of the header, too
 * @returns all lengths in px: the tops of count, rail and dot, whether the count shows, and the line's measures
 */
export const railSize = (height: number, isHeaderHidden: boolean) => {
  const { thickness, gap } = sizes.find(({ below }) => height < below) ?? sizes[2];
  const hasCount = isHeaderHidden || height >= lowWindow;
  const top = room.edge + (isHeaderHidden ? 0 : room.header);
  const railTop = top + (hasCount ? room.count + room.gap : 0);
  const foot = room.gap + room.dot + room.label + room.edge;
  const fixed = gaps * gap + bendThicknesses * thickness;
  const left = height - railTop - foot - fixed;
  const place = Math.max(thickness, Math.min(left / 20, longest * thickness));
  const dotTop = railTop + 20 * place + fixed + room.gap;
  return { top, railTop, dotTop, hasCount, thickness, gap, place };
};

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** A prerendered rail fits every window from this height on, in px. */
const leastHeight = 720;

/** @returns the rail's size in this window, live */
export const useRailSize = () => {
  const isHeaderHidden = useHeaderHidden();
  const height = useSyncExternalStore(
    subscribe,
    () => window.innerHeight,
    () => leastHeight,
  );
  return railSize(height, isHeaderHidden);
};

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
