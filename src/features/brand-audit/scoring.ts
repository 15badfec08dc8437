import { type Answers, letters } from './answers';
import {
  areas,
  haveSameShare,
  points,
  type QuestionInArea,
  scoreArea,
  strongestFirst,
  weakestFirst,
} from './areas';
import { holdsUp, orderSteps } from './next-steps';

/** How many answers are praised at most (docs/rules.md#audit-report). */
const maxPraised = 2;

/**
 * Counts an audit in six areas (docs/rules.md#audit-scoring): a = 2, b = 1, c = 0 points.
 * @param answers all twenty
 * @throws {RangeError} when one is missing
 */
export function scoreAudit(answers: Partial<Answers>) {
  const scores = areas.map((area) => scoreArea(area, answers));
  const ranked = strongestFirst(scores);
  const [strongest] = ranked;
  const [weakest] = weakestFirst(scores);
  if (strongest === undefined || weakest === undefined) throw new RangeError('No areas');
  const steps = orderSteps(scores, answers);
  return {
    /** 0 to 40. */
    total: scores.reduce((sum, area) => sum + area.points, 0),
    /** In the fixed order. */
    areas: scores,
    /** By share of the points possible, strongest first; ties keep the fixed order. */
    ranked,
    strongest,
    weakest,
    /** Whether every area has the same share. */
    isEven: haveSameShare(weakest, strongest),
    /** Every answer below full points, in the order in which mail and page name them. */
    steps,
    /** The question to start with, that of the first step; undefined at full marks. */
    startQuestion: steps[0]?.questionId,
    /** Whether the second step holds up the first, so that the report says why it is so early. */
    waitsForSecond: holdsUp(steps[1], steps[0]),
  };
}

export type AuditScore = ReturnType<typeof scoreAudit>;

export interface ScoredAnswers {
  answers: Answers;
  score: AuditScore;
}

/** @returns for a, b and c how many answers there are, and the points of each */
export const countAnswers = (answers: Answers) =>
  letters.map((letter) => ({
    letter,
    times: Object.values(answers).filter((answer) => answer === letter).length,
    points: points[letter],
  }));

/** @returns the areas level with the weakest, and those level with the strongest, if any are */
export function tiedAreas({ areas: scores, strongest, weakest, isEven, steps }: AuditScore) {
  if (steps.length === 0) return [];
  const extremes = isEven ? [weakest] : [weakest, strongest];
  const ties = extremes.map((extreme) => scores.filter((area) => haveSameShare(area, extreme)));
  return ties.filter((tie) => tie.length > 1);
}

/** @returns at most two answers a from the strongest areas, of two areas if possible */
export function praisedAnswers({ ranked }: AuditScore): readonly QuestionInArea[] {
  const fullMarks = ranked.flatMap((area) =>
    area.strong.map((questionId) => ({ area, questionId })),
  );
  // With the first of each area alone, the praise is for two areas.
  const firsts = fullMarks.filter(({ area, questionId }) => questionId === area.strong[0]);
  return (firsts.length > 1 ? firsts : fullMarks).slice(0, maxPraised);
}
