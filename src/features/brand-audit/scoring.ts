import { type Answer, type Answers, areComplete, type QuestionId } from './schema';

/** Points of an answer (docs/rules.md#audit-scoring). */
export const points: Readonly<Record<Answer, number>> = { a: 2, b: 1, c: 0 };

export type Part = 'connect' | 'convey' | 'convert';
export type AreaId = 'position' | 'identity' | 'message' | 'website' | 'reach' | 'pull';

interface Area {
  id: AreaId;
  part: Part;
  questions: readonly QuestionId[];
}

/**
 * The six areas in the order that settles ties (docs/rules.md#audit-scoring); each question counts in one of them.
 */
export const areas: readonly Area[] = [
  { id: 'position', part: 'connect', questions: ['q-1', 'q-2', 'q-6'] },
  { id: 'identity', part: 'connect', questions: ['q-3', 'q-4', 'q-5'] },
  { id: 'message', part: 'convey', questions: ['q-7', 'q-8', 'q-13', 'q-14'] },
  { id: 'website', part: 'convey', questions: ['q-9', 'q-10', 'q-11', 'q-12'] },
  { id: 'reach', part: 'convert', questions: ['q-15', 'q-18', 'q-19'] },
  { id: 'pull', part: 'convert', questions: ['q-16', 'q-17', 'q-20'] },
];

export interface AreaScore extends Area {
  points: number;
  /** What the area could hold: 6 or 8. */
  most: number;
  /** Its strongest answers, in the order of the area. */
  strong: readonly QuestionId[];
  /** Its answers that leave room, weakest first. */
  gaps: readonly QuestionId[];
}

/** A question and the area in which it counts. */
export interface QuestionInArea {
  area: AreaScore;
  questionId: QuestionId;
}

/** One line of the sum: so many answers of a kind, worth so much each. */
interface CountLine {
  answer: Answer;
  answers: number;
  each: number;
  points: number;
}

export interface AuditScore {
  /** 0 to 40. */
  total: number;
  /** How the total comes about: strong, partly there, missing; their points add up to it. */
  count: readonly CountLine[];
  /** In the fixed order. */
  areas: readonly AreaScore[];
  /** By share of what each could hold, strongest first; ties keep the fixed order. */
  ranked: readonly AreaScore[];
  strongest: AreaScore;
  weakest: AreaScore;
  /** Whether every area has the same share. */
  isEven: boolean;
  /** The one place to start: the weakest answer of the weakest area; none at full marks. */
  start: QuestionId | undefined;
  /**
   * At most two answers to praise (docs/rules.md#audit-report): given as a, from the strongest areas, of two areas
   * if possible.
   */
  holds: readonly QuestionInArea[];
  /**
   * Every answer that leaves room, in the one order of mail, file and page: first the weakest answer of each of the
   * three weakest areas, then the rest, the weakest area first.
   */
  next: readonly QuestionInArea[];
}

/** So many answers are praised, and so many next steps lead. */
const mostHolds = 2;
export const leadingSteps = 3;

// Cross-multiplied, so that no rounding can part two equal shares.
const byShare = (a: AreaScore, b: AreaScore) => a.points * b.most - b.points * a.most;

const scoreArea = (area: Area, answers: Answers): AreaScore => {
  const worth = (id: QuestionId) => points[answers[id]];
  const rising = area.questions.toSorted((a, b) => worth(a) - worth(b));
  return {
    ...area,
    points: rising.reduce((sum, id) => sum + worth(id), 0),
    most: rising.length * points.a,
    strong: area.questions.filter((id) => worth(id) === points.a),
    gaps: rising.filter((id) => worth(id) < points.a),
  };
};

const place = (area: AreaScore, questionIds: readonly QuestionId[]): QuestionInArea[] =>
  questionIds.map((questionId) => ({ area, questionId }));

/** The first of each area, then all others; both in the order of the areas. */
const firstOfEach = (
  ordered: readonly AreaScore[],
  pick: (area: AreaScore) => readonly QuestionId[],
  most: number,
) => {
  const having = ordered.filter((area) => pick(area).length > 0);
  const firsts = having.slice(0, most).flatMap((area) => place(area, pick(area).slice(0, 1)));
  const taken = new Set(firsts.map(({ questionId }) => questionId));
  const others = having.flatMap((area) =>
    place(
      area,
      pick(area).filter((id) => !taken.has(id)),
    ),
  );
  return [...firsts, ...others];
};

/**
 * Counts an audit (docs/rules.md#audit-scoring): a = 2, b = 1, c = 0 points, at most 40, in six areas.
 *
 * @param answers all twenty
 * @throws {RangeError} when one is missing
 */
export function scoreAudit(answers: Partial<Answers>): AuditScore {
  if (!areComplete(answers)) throw new RangeError('An answer is missing');
  const scored = areas.map((area) => scoreArea(area, answers));
  const rising = scored.toSorted(byShare);
  const ranked = scored.toSorted((a, b) => byShare(b, a));
  const [weakest] = rising;
  const [strongest] = ranked;
  if (weakest === undefined || strongest === undefined) throw new RangeError('No areas');
  const given = areas.flatMap((area) => area.questions.map((id) => answers[id]));
  const count = (['a', 'b', 'c'] as const).map((answer): CountLine => {
    const times = given.filter((one) => one === answer).length;
    return { answer, answers: times, each: points[answer], points: times * points[answer] };
  });
  return {
    total: count.reduce((sum, line) => sum + line.points, 0),
    count,
    areas: scored,
    ranked,
    strongest,
    weakest,
    isEven: byShare(weakest, strongest) === 0,
    start: weakest.gaps[0],
    holds: firstOfEach(ranked, ({ strong }) => strong, mostHolds).slice(0, mostHolds),
    next: firstOfEach(rising, ({ gaps }) => gaps, leadingSteps),
  };
}
