import { auditSections, type SectionWords } from '@/content/audit';
import { type Answer, type Answers, areComplete, type QuestionId, questionIds } from './answers';
import { scoreAudit } from './scoring';

/** Unanswered questions are `gap` after a submit; before it, the first is `now`, others `open`. */
export type QuestionStatus = 'answered' | 'gap' | 'now' | 'open';

export interface QuestionState {
  id: QuestionId;
  /** 1 to 20. */
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
  isLeft: boolean;
  /** Whether its questions are answered; the last section is full only with the two before it. */
  isFull: boolean;
}

/**
 * What the rail, the cards and the sentences show of the answers so far.
 *
 * @param answers given until now
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
    /** How many questions are answered. */
    count: states.filter(({ answer }) => answer).length,
    /** The first unanswered question. */
    nextQuestion: states.find(({ id }) => id === nextId),
    /** The question that the report starts with, once all are answered. */
    startQuestion: areComplete(answers) ? scoreAudit(answers).startQuestion : undefined,
  };
}

function sectionState(words: SectionWords, states: readonly QuestionState[]): SectionState {
  const { first, last } = words;
  const questions = states.filter(({ number }) => number >= first && number <= last);
  const isAnswered = (number: number) =>
    states.some((state) => state.number === number && state.status === 'answered');
  const counted = last === states.length ? states : questions;
  return {
    words,
    questions,
    isReached: first === 1 || isAnswered(first - 1),
    isLeft: isAnswered(last),
    isFull: counted.every(({ status }) => status === 'answered'),
  };
}

/** Heights in px of the elements above and below the rail. */
const heights = { edge: 24, header: 84, count: 50, gap: 14, dot: 44, label: 18 };
/** The two bends are together as long as five thicknesses. */
const bendThicknesses = 5;
/** Gaps between twenty places and two bends. */
const gapCount = 21;
/** Below this height of the window, in px, the count hides while the header shows. */
const lowWindow = 860;
/** Length of the longest place, in thicknesses. */
const longestPlace = 2.4;

/** Thickness and gap by the height of the window below which they hold, all in px. */
const sizes = [
  { below: 800, thickness: 10, gap: 2 },
  { below: 1000, thickness: 12, gap: 3 },
  { below: Infinity, thickness: 14, gap: 3 },
] as const;

/**
 * Fits the upright rail into the window (docs/rules.md#audit-strip).
 *
 * @param height of the window in px
 * @param isHeaderHidden whether the rail has the height of the header, too
 * @returns the tops of count, rail and dot, whether the count shows, and the strip's measures, in px
 */
export function railSize(height: number, isHeaderHidden: boolean) {
  const { thickness, gap } = sizes.find(({ below }) => height < below) ?? sizes[2];
  const hasCount = isHeaderHidden || height >= lowWindow;
  const countTop = heights.edge + (isHeaderHidden ? 0 : heights.header);
  const railTop = countTop + (hasCount ? heights.count + heights.gap : 0);
  const belowRail = heights.gap + heights.dot + heights.label + heights.edge;
  const gapsAndBends = gapCount * gap + bendThicknesses * thickness;
  const roomForPlaces = height - railTop - belowRail - gapsAndBends;
  const fittingLength = Math.min(roomForPlaces / questionIds.length, longestPlace * thickness);
  const placeLength = Math.max(thickness, fittingLength);
  const dotTop = railTop + questionIds.length * placeLength + gapsAndBends + heights.gap;
  return { countTop, railTop, dotTop, hasCount, thickness, gap, placeLength };
}

/** How far each key moves along the strip. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** @returns the place that a key leads to from another, from 0; undefined if it does not move */
export const placeAfterKey = (key: string, place: number) => {
  const step = steps[key];
  if (step === undefined) return undefined;
  return Math.max(0, Math.min(questionIds.length - 1, place + step));
};

type Edges = Pick<DOMRect, 'top' | 'bottom'>;

/** Slightly more than the distance that the rail rises when the header hides, in px. */
const headroom = 108;

/**
 * @param link a focused link of the upright rail, which is fixed and clipped to the questions
 * @param questions where in the window they are
 * @returns how far to scroll so that the link shows, in px
 */
export const scrollToShow = (link: Edges, questions: Edges) => {
  if (link.top < questions.top) return questions.top - link.top + headroom;
  return Math.min(0, questions.bottom - link.bottom);
};
