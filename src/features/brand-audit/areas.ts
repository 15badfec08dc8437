import type { Answer, Answers, QuestionId } from './answers';

/** Points of an answer (docs/rules.md#audit-scoring). */
export const points: Readonly<Record<Answer, number>> = { a: 2, b: 1, c: 0 };

export type Part = 'connect' | 'convey' | 'convert';
export type AreaId = 'position' | 'identity' | 'message' | 'website' | 'reach' | 'pull';

interface Area {
  id: AreaId;
  part: Part;
  questions: readonly QuestionId[];
}

/** The six areas, in the order that breaks ties (docs/rules.md#audit-scoring). */
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
  /** Most points possible: 6 or 8. */
  maxPoints: number;
  /** Its questions with full points, in the order of the area. */
  strong: readonly QuestionId[];
  /** Its questions below full points, weakest first. */
  gaps: readonly QuestionId[];
}

export interface QuestionInArea {
  area: AreaScore;
  questionId: QuestionId;
}

/** @throws {RangeError} when an answer of the area is missing */
export function scoreArea(area: Area, answers: Partial<Answers>): AreaScore {
  const pointsOf = (id: QuestionId) => {
    const answer = answers[id];
    if (answer === undefined) throw new RangeError('An answer is missing');
    return points[answer];
  };
  return {
    ...area,
    points: area.questions.reduce((sum, id) => sum + pointsOf(id), 0),
    maxPoints: area.questions.length * points.a,
    strong: area.questions.filter((id) => pointsOf(id) === points.a),
    gaps: area.questions
      .filter((id) => pointsOf(id) < points.a)
      .toSorted((a, b) => pointsOf(a) - pointsOf(b)),
  };
}

/** Multiplies crosswise, so that rounding cannot separate equal shares. */
const compareShares = (a: AreaScore, b: AreaScore) =>
  a.points * b.maxPoints - b.points * a.maxPoints;

export const haveSameShare = (a: AreaScore, b: AreaScore) => compareShares(a, b) === 0;

/** Sorts areas by their share of the points that each could have; ties always keep their order. */
export const weakestFirst = (scores: readonly AreaScore[]) => scores.toSorted(compareShares);

export const strongestFirst = (scores: readonly AreaScore[]) =>
  scores.toSorted((a, b) => compareShares(b, a));
