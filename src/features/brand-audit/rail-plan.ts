import { auditSections } from '@/content/audit';
import { type Answer, type Answers, areComplete, type QuestionId, questionIds } from './answers';
import { scoreAudit } from './scoring';

/** How card, line and strip show a question: a `gap` is unanswered after a submit, `now` the first one before it. */
export type QuestionStatus = 'answered' | 'gap' | 'now' | 'open';

export interface QuestionState {
  id: QuestionId;
  /** 1 to 20. */
  number: number;
  answer: Answer | undefined;
  status: QuestionStatus;
}

/**
 * What the rail, the cards and the sentences show of the answers so far.
 *
 * @param answers given until now
 * @param isChecked whether a submit has found unanswered questions
 */
export const railPlan = (answers: Partial<Answers>, isChecked: boolean) => {
  const next = questionIds.find((id) => !answers[id]);
  const statusOf = (id: QuestionId): QuestionStatus => {
    if (answers[id]) return 'answered';
    if (isChecked) return 'gap';
    return id === next ? 'now' : 'open';
  };
  const states = questionIds.map((id, index): QuestionState => {
    return { id, number: index + 1, answer: answers[id], status: statusOf(id) };
  });
  return {
    answers,
    states,
    /** How many questions are answered. */
    count: states.filter(({ answer }) => answer).length,
    /** Whether each section is answered; the last one only with the two before it. */
    full: auditSections.map(({ first, last }) =>
      questionIds.slice(last === states.length ? 0 : first - 1, last).every((id) => answers[id]),
    ),
    /** The next question to answer. */
    open: states.find(({ id }) => id === next),
    /** The question that the report starts with, once all are answered. */
    startQuestion: areComplete(answers) ? scoreAudit(answers).startQuestion : undefined,
  };
};

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
 * Fits the upright rail into the window (docs/rules.md#audit-strip).
 *
 * @param height of the window in px
 * @param isHeaderHidden whether the rail has the height of the header, too
 * @returns all lengths in px: the tops of count, rail and dot, whether the count shows, and the strip's measures
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

/** How far each key moves along the strip. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** @returns the place that a key leads to from another, both counted from 0; undefined for a key that does not move */
export const placeAfterKey = (key: string, place: number) => {
  const step = steps[key];
  return step === undefined
    ? undefined
    : Math.max(0, Math.min(questionIds.length - 1, place + step));
};

interface Edges {
  top: number;
  bottom: number;
}

/** Slightly more than the distance that the rail rises when the header hides, in px. */
const headroom = 108;

/**
 * The upright rail is fixed, and clipped to its questions.
 *
 * @param link a focused link, `questions` the part of the window that shows the rail; in px
 * @returns how far to scroll, so that the link shows
 */
export const scrollToShow = (link: Edges, questions: Edges) => {
  if (link.top < questions.top) return questions.top - link.top + headroom;
  return Math.min(0, questions.bottom - link.bottom);
};
