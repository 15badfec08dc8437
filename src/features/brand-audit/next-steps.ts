import type { Answer, Answers, QuestionId } from './answers';
import { type AreaScore, type QuestionInArea, weakestFirst } from './areas';

/**
 * What a missing answer holds up (docs/rules.md#audit-report): each of these questions is settled
 * before those in its list, since they repeat it, lead to it or pay for it. No question may hold
 * itself up through others.
 */
export const blocks: Readonly<Partial<Record<QuestionId, readonly QuestionId[]>>> = {
  'q-1': ['q-2'],
  'q-2': ['q-4', 'q-7', 'q-9', 'q-14'],
  'q-3': ['q-5', 'q-14', 'q-16'],
  'q-6': ['q-17'],
  'q-7': ['q-8'],
  'q-8': ['q-19'],
  'q-9': ['q-10', 'q-15', 'q-18'],
  'q-12': ['q-18'],
  'q-15': ['q-18'],
  'q-16': ['q-18'],
};

/** How many steps are for this week. */
const stepsThisWeek = 3;
/** The first steps of each letter are of different areas: so many, the weakest that have one. */
const leadingAreas = 3;

/** Numbers of the first and the last step of each time, from 1 (docs/rules.md#audit-report). */
const times = [
  { time: 'week', from: 1, to: stepsThisWeek },
  { time: 'month', from: stepsThisWeek + 1, to: 9 },
  { time: 'quarter', from: 10, to: Infinity },
] as const;

/**
 * Orders every answer below full points (docs/rules.md#audit-report): first the weakest answer of
 * the weakest area, then every c, then every b.
 * @param scores areas in the order that breaks ties
 * @param answers at least those of these areas
 */
export function orderSteps(
  scores: readonly AreaScore[],
  answers: Partial<Answers>,
): readonly QuestionInArea[] {
  const ranked = weakestFirst(scores);
  const steps = [...stepsAnswered('c', ranked, answers), ...stepsAnswered('b', ranked, answers)];
  return startWith(ranked[0]?.gaps[0], steps, answers);
}

/** @returns the times that have steps, each with the number of its first step, from 1 */
export const stepGroups = <Step>(steps: readonly Step[]) =>
  times
    .map(({ time, from, to }) => ({ time, from, steps: steps.slice(from - 1, to) }))
    .filter((group) => group.steps.length > 0);

/** @returns whether the first question is settled before the second */
export const holdsUp = (blocker: QuestionInArea | undefined, blocked: QuestionInArea | undefined) =>
  blocker !== undefined &&
  blocked !== undefined &&
  (blocks[blocker.questionId]?.includes(blocked.questionId) ?? false);

/**
 * Orders the questions answered by one letter: the leading steps, then those that hold up another
 * answer below full points, then the rest. What holds up another of them moves before it.
 */
function stepsAnswered(
  letter: Answer,
  ranked: readonly AreaScore[],
  answers: Partial<Answers>,
): QuestionInArea[] {
  const steps = ranked.flatMap((area) =>
    area.gaps.filter((id) => answers[id] === letter).map((questionId) => ({ area, questionId })),
  );
  const byArea = firstOfEachArea(steps);
  const later = byArea.slice(leadingAreas);
  const holdsUpGap = ({ questionId }: QuestionInArea) =>
    blocks[questionId]?.some((id) => answers[id] !== 'a') ?? false;
  return blockersFirst([
    ...byArea.slice(0, leadingAreas),
    ...later.filter(holdsUpGap),
    ...later.filter((step) => !holdsUpGap(step)),
  ]);
}

/** Moves the first question of each leading area before all others, which keep their order. */
function firstOfEachArea(steps: readonly QuestionInArea[]) {
  const firsts: QuestionInArea[] = [];
  const others: QuestionInArea[] = [];
  for (const step of steps) {
    const isAreaNew = firsts.every(({ area }) => area !== step.area);
    if (isAreaNew && firsts.length < leadingAreas) firsts.push(step);
    else others.push(step);
  }
  return [...firsts, ...others];
}

/** Moves whatever holds up a question to right before it; all else keeps its order. */
function blockersFirst(steps: readonly QuestionInArea[]) {
  const ordered = new Set<QuestionInArea>();
  const addAfterBlockers = (step: QuestionInArea) => {
    steps.filter((blocker) => holdsUp(blocker, step)).forEach(addAfterBlockers);
    ordered.add(step);
  };
  steps.forEach(addAfterBlockers);
  return [...ordered];
}

/**
 * Puts the question to start with first. A question that holds it up comes second (q-2 after q-4),
 * unless a weaker one is left, or another one that is as weak holds that up in turn (q-1 holds up
 * q-2). All others keep their order.
 */
function startWith(
  startId: QuestionId | undefined,
  steps: readonly QuestionInArea[],
  answers: Partial<Answers>,
) {
  const start = steps.find(({ questionId }) => questionId === startId);
  if (!start) return steps;
  const others = steps.filter((step) => step !== start);
  const [weakest] = others;
  if (!weakest) return steps;
  const equallyWeak = others.filter(
    ({ questionId }) => answers[questionId] === answers[weakest.questionId],
  );
  const second = equallyWeak.find(
    (step) => holdsUp(step, start) && !equallyWeak.some((blocker) => holdsUp(blocker, step)),
  );
  if (!second) return [start, ...others];
  return [start, second, ...others.filter((step) => step !== second)];
}
