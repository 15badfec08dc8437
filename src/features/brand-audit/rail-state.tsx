import { createContext, type ReactNode, use } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { auditActs } from '@/content/audit';
import { railLine } from '@/lib/answer-line';
import { useHeaderHidden } from '@/lib/header-state';
import { useStore, windowStore } from '@/lib/store';
import { type Answer, areComplete, pickAnswers, type QuestionId, questionIds } from './answers';
import type { AuditSubmission } from './schema';
import { scoreAudit } from './scoring';

/** How card, line and rail show a question: a `gap` is unanswered after a submit, `now` the first one before it. */
export type QuestionStatus = 'answered' | 'gap' | 'now' | 'open';

export interface QuestionState {
  id: QuestionId;
  /** 1 to 20. */
  number: number;
  answer: Answer | undefined;
  status: QuestionStatus;
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

/** In px. A prerendered rail fits every window from 720 px on. */
const windowHeight = windowStore(() => window.innerHeight, 720);

/** @returns the size of the upright rail in this window, and the rail, live */
export const useRailSize = () => {
  const isHeaderHidden = useHeaderHidden();
  const size = railSize(useStore(windowHeight), isHeaderHidden);
  return { ...size, upright: railLine({ ...size, isUpright: true }) };
};

/** @returns the answers of the form, and what of them the rail and the sentences show */
function useAnswers() {
  const given = useWatch<AuditSubmission, typeof questionIds>({ name: questionIds });
  const { errors } = useFormState<AuditSubmission>();
  const answers = pickAnswers(
    Object.fromEntries(questionIds.map((id, index) => [id, given[index]])),
  );
  const next = questionIds.find((id) => !answers[id]);
  const isChecked = questionIds.some((id) => errors[id]);
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
    count: Object.keys(answers).length,
    /** Whether each act is answered; the last one only with the two before it. */
    full: auditActs.map(({ first, last }) =>
      questionIds.slice(last === states.length ? 0 : first - 1, last).every((id) => answers[id]),
    ),
    /** The next question to answer. */
    open: states.find(({ id }) => id === next),
    /** The question that the report starts with, once all are answered. */
    startQuestion: areComplete(answers) ? scoreAudit(answers).startQuestion : undefined,
  };
}

interface RailMotion {
  /** Whether pieces move: only what the visitor answers now does, not what a reload brings back. */
  isLive: boolean;
  /** Whether the line has yet to draw itself. */
  isWaiting: boolean;
  /** Whether the pieces have left to gather into the report's line. */
  isAway: boolean;
}

type Rail = RailMotion & ReturnType<typeof useAnswers>;

const RailContext = createContext<Rail | undefined>(undefined);

/** @returns what the rail and the sentences show now */
export const useRail = () => {
  const rail = use(RailContext);
  if (!rail) throw new Error('Outside of the audit');
  return rail;
};

/** Reads the answers of the form once for all drawings of the rail. */
export function RailProvider({ children, ...motion }: RailMotion & { children: ReactNode }) {
  const answers = useAnswers();
  const isWaiting = motion.isWaiting && answers.count === 0;
  return <RailContext value={{ ...motion, ...answers, isWaiting }}>{children}</RailContext>;
}
