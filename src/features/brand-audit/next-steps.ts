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

/** How many steps of each letter are of different areas, as far as so many areas have one. */
const leadingSteps = 3;

/** Numbers of the first and the last step of each time, from 1 (docs/rules.md#audit-report). */
const times = [
  { time: 'week', start: 1, end: 3 },
  { time: 'month', start: 4, end: 9 },
  { time: 'quarter', start: 10, end: Infinity },
] as const;

/**
 * Orders every answer below full points (docs/rules.md#audit-report):
 *
 * 1. The weakest answer of the weakest area is the first step.
 * 2. An answer that holds that one up is the second, unless a weaker one is left or one as weak
 *    holds it up in turn.
 * 3. Then comes every c, then every b.
 * 4. Those of one letter begin with one step of each of the three weakest areas. Those that hold up
 *    another answer below a follow, then the rest.
 * 5. What holds up another one of its letter moves to right before it.
 *
 * For example, q-2, q-4 and q-7 are c, q-5 is b, and all others are a. Identity is the weakest area,
 * so q-4 is first; q-2 is second, since it holds q-4 up; then come q-7, the last c, and q-5.
 * @param scores areas in the order that breaks ties
 * @param answers at least those of these areas
 */
export function orderSteps(
  scores: readonly AreaScore[],
  answers: Partial<Answers>,
): readonly QuestionInArea[] {
  const ranked = weakestFirst(scores);
  const steps = [...stepsAnswered('c', ranked, answers), ...stepsAnswered('b', ranked, answers)];
  const first = steps.find(({ questionId }) => questionId === ranked[0]?.gaps[0]);
  if (!first) return [];
  const others = steps.filter((step) => step !== first);
  const second = findSecond(first, others, answers);
  return second ? unique([first, second, ...others]) : [first, ...others];
}

/**
 * @param first number of the first step that counts, from 1; `last`, of the last one
 * @returns the times that have such steps, each with these, the number of its first one, and whether
 * it began before
 */
export const stepGroups = <Step>(steps: readonly Step[], first = 1, last = steps.length) =>
  times
    .map(({ time, start, end }) => {
      const from = Math.max(start, first);
      const shown = steps.slice(from - 1, Math.min(end, last));
      return { time, from, steps: shown, isContinued: from > start };
    })
    .filter((group) => group.steps.length > 0);

/** @returns whether the first question is settled before the second */
export const holdsUp = (blocker: QuestionInArea | undefined, blocked: QuestionInArea | undefined) =>
  blocker !== undefined &&
  blocked !== undefined &&
  (blocks[blocker.questionId]?.includes(blocked.questionId) ?? false);

/** @returns the steps of one letter, by the rules 4 and 5 */
function stepsAnswered(letter: Answer, ranked: readonly AreaScore[], answers: Partial<Answers>) {
  const steps = ranked.flatMap((area) =>
    area.gaps.filter((id) => answers[id] === letter).map((questionId) => ({ area, questionId })),
  );
  const firstOfAreas = ranked.flatMap((area) => steps.find((step) => step.area === area) ?? []);
  const leading = unique([...firstOfAreas, ...steps]).slice(0, leadingSteps);
  const holdingUp = steps.filter(({ questionId }) =>
    blocks[questionId]?.some((id) => answers[id] !== 'a'),
  );
  return blockersFirst(unique([...leading, ...holdingUp, ...steps]));
}

/** @returns the steps, each where it stands first */
const unique = (steps: readonly QuestionInArea[]) => [...new Set(steps)];

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

/** @returns the step that rule 2 puts second, if there is one */
function findSecond(
  first: QuestionInArea,
  others: readonly QuestionInArea[],
  answers: Partial<Answers>,
) {
  // The others begin with the weakest letter that is left.
  const letterOf = (step: QuestionInArea | undefined) => step && answers[step.questionId];
  const weakest = others.filter((step) => letterOf(step) === letterOf(others[0]));
  const isHeldUp = (step: QuestionInArea) => weakest.some((blocker) => holdsUp(blocker, step));
  return weakest.find((step) => holdsUp(step, first) && !isHeldUp(step));
}
