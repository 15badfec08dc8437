import { type Strip, pieceBox, pieceLength } from '@/lib/strip';
import {
  type Answer,
  type Answers,
  answers as letters,
  areComplete,
  type QuestionId,
  questionIds,
} from './answers';

/** Points of an answer (docs/rules.md#audit-scoring). */
export const points: Readonly<Record<Answer, number>> = { a: 2, b: 1, c: 0 };

/**
 * What the audit's strip shows, wherever it is drawn (docs/rules.md#audit-strip): 2 points fill a place, 1 is half of it, 0
 * is a dot.
 *
 * @param strip the geometry of the drawing
 * @param ids the questions on it, in order
 * @returns the place of each, and the piece of its answer if it has one
 */
export const stripPieces = (
  strip: Strip,
  answers: Partial<Answers>,
  ids: readonly QuestionId[] = questionIds,
) =>
  ids.flatMap((id, index) => {
    const place = pieceBox(strip, index);
    if (!place) return [];
    const answer = answers[id];
    const length = answer && pieceLength(points[answer], strip.slotWidth, strip.thickness);
    const piece = length === undefined ? undefined : pieceBox(strip, index, length);
    return [{ id, number: questionIds.indexOf(id) + 1, place, piece }];
  });

export type Part = 'connect' | 'convey' | 'convert';
export type AreaId = 'position' | 'identity' | 'message' | 'website' | 'reach' | 'pull';

interface Area {
  id: AreaId;
  part: Part;
  questions: readonly QuestionId[];
}

/** The six areas, in the order that breaks ties (docs/rules.md#audit-scoring); each question counts in one of them. */
export const areas: readonly Area[] = [
  { id: 'position', part: 'connect', questions: ['q-1', 'q-2', 'q-6'] },
  { id: 'identity', part: 'connect', questions: ['q-3', 'q-4', 'q-5'] },
  { id: 'message', part: 'convey', questions: ['q-7', 'q-8', 'q-13', 'q-14'] },
  { id: 'website', part: 'convey', questions: ['q-9', 'q-10', 'q-11', 'q-12'] },
  { id: 'reach', part: 'convert', questions: ['q-15', 'q-18', 'q-19'] },
  { id: 'pull', part: 'convert', questions: ['q-16', 'q-17', 'q-20'] },
];

/**
 * What a missing answer holds up (docs/rules.md#audit-report): each of these is settled before those in its list, since they
 * repeat it, lead to it or pay for it.
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

/** @returns whether one question is settled before another, since the other repeats it, leads to it or pays for it */
const holdsUp = (one: QuestionId | undefined, other: QuestionId | undefined) =>
  one !== undefined && other !== undefined && (blocks[one]?.includes(other) ?? false);

/** How many answers are praised, and how many next steps come first: this week's. */
const maxPraised = 2;
const leadingSteps = 3;

const scoreArea = (area: Area, answers: Partial<Answers>) => {
  const worth = (id: QuestionId) => {
    const answer = answers[id];
    if (answer === undefined) throw new RangeError('An answer is missing');
    return points[answer];
  };
  const weakestFirst = area.questions.toSorted((a, b) => worth(a) - worth(b));
  return {
    ...area,
    points: weakestFirst.reduce((sum, id) => sum + worth(id), 0),
    /** Most points possible: 6 or 8. */
    maxPoints: weakestFirst.length * points.a,
    /** Its answers with full points, in the order of the area. */
    strong: area.questions.filter((id) => worth(id) === points.a),
    /** Its answers below full points, weakest first. */
    gaps: weakestFirst.filter((id) => worth(id) < points.a),
  };
};

export type AreaScore = ReturnType<typeof scoreArea>;

// Multiply crosswise, so that rounding cannot separate equal shares.
const byShare = (a: AreaScore, b: AreaScore) => a.points * b.maxPoints - b.points * a.maxPoints;

/** A question with its area. */
export interface QuestionInArea {
  area: AreaScore;
  questionId: QuestionId;
}

const inArea = (area: AreaScore, ids: readonly QuestionId[]): QuestionInArea[] =>
  ids.map((questionId) => ({ area, questionId }));

/** The first question of each area, up to `most`, then all others; both in the order of the areas. */
const firstOfEach = (
  ordered: readonly AreaScore[],
  pick: (area: AreaScore) => readonly QuestionId[],
  most: number,
) => {
  const having = ordered.filter((area) => pick(area).length > 0);
  const firsts = having.slice(0, most).flatMap((area) => inArea(area, pick(area).slice(0, 1)));
  const taken = new Set(firsts.map(({ questionId }) => questionId));
  const others = having.flatMap((area) =>
    inArea(
      area,
      pick(area).filter((id) => !taken.has(id)),
    ),
  );
  return [...firsts, ...others];
};

/** Moves whatever holds up a question to right before it; all else keeps its order. */
const blockersFirst = (questions: readonly QuestionInArea[]) => {
  const ordered = new Set<QuestionInArea>();
  const add = (one: QuestionInArea) => {
    questions.filter(({ questionId }) => holdsUp(questionId, one.questionId)).forEach(add);
    ordered.add(one);
  };
  questions.forEach(add);
  return [...ordered];
};

/**
 * Puts the question to start with first, and second what holds that up, unless something weaker is left or something else
 * holds up that in turn. All else keeps its order.
 */
const startFirst = (
  ordered: readonly QuestionInArea[],
  start: QuestionId | undefined,
  answers: Partial<Answers>,
) => {
  if (start === undefined) return ordered;
  const first = ordered.filter(({ questionId }) => questionId === start);
  const rest = ordered.filter(({ questionId }) => questionId !== start);
  const weakest = rest.filter(
    ({ questionId }, _, [top]) => answers[questionId] === answers[top?.questionId ?? questionId],
  );
  const second = weakest.filter(
    (one) =>
      holdsUp(one.questionId, start) &&
      !weakest.some((other) => holdsUp(other.questionId, one.questionId)),
  );
  return [...new Set([...first, ...second.slice(0, 1), ...rest])];
};

/**
 * Counts areas and ranks them by the share of their own points (docs/rules.md#audit-scoring).
 *
 * @param some the areas to compare
 * @returns all of them with their points, and ranked both ways; ties keep the order given. `next` orders their answers
 * below full points, the weakest answer of the weakest area first
 * @throws {RangeError} when an answer of theirs is missing
 */
export const rankAreas = (some: readonly Area[], answers: Partial<Answers>) => {
  const scored = some.map((area) => scoreArea(area, answers));
  const weakestFirst = scored.toSorted(byShare);
  const holdsUpSome = ({ questionId }: QuestionInArea) =>
    Number(blocks[questionId]?.some((id) => answers[id] !== 'a') ?? false);
  const ordered = (['c', 'b'] as const).flatMap((letter) => {
    const given = (area: AreaScore) => area.gaps.filter((id) => answers[id] === letter);
    const byArea = firstOfEach(weakestFirst, given, leadingSteps);
    const [rest, leading] = [byArea.slice(leadingSteps), byArea.slice(0, leadingSteps)];
    return blockersFirst([...leading, ...rest.toSorted((a, b) => holdsUpSome(b) - holdsUpSome(a))]);
  });
  return {
    scored,
    strongestFirst: scored.toSorted((a, b) => byShare(b, a)),
    weakestFirst,
    next: startFirst(ordered, weakestFirst[0]?.gaps[0], answers),
  };
};

/**
 * Counts an audit (docs/rules.md#audit-scoring): a = 2, b = 1, c = 0 points, at most 40, in six areas.
 *
 * @param answers all twenty
 * @throws {RangeError} when one is missing
 */
export function scoreAudit(answers: Partial<Answers>) {
  if (!areComplete(answers)) throw new RangeError('An answer is missing');
  const { scored, strongestFirst: ranked, weakestFirst, next } = rankAreas(areas, answers);
  const [weakest] = weakestFirst;
  const [strongest] = ranked;
  if (weakest === undefined || strongest === undefined) throw new RangeError('No areas');
  const given = questionIds.map((id) => answers[id]);
  const count = letters.map((answer) => {
    const times = given.filter((one) => one === answer).length;
    return { answer, answers: times, each: points[answer], points: times * points[answer] };
  });
  const isEven = byShare(weakest, strongest) === 0;
  const level = (area: AreaScore) => scored.filter((other) => byShare(area, other) === 0);
  return {
    /** 0 to 40. */
    total: count.reduce((sum, each) => sum + each.points, 0),
    /** One text each for a, b and c: how many answers, and their points, which add up to the total. */
    count,
    /** In the fixed order. */
    areas: scored,
    /** By share of the points possible, strongest first; ties keep the fixed order. */
    ranked,
    strongest,
    weakest,
    /** Whether every area has the same share. */
    isEven,
    /** Areas that share the lowest share of points, and those that share the highest; none at full marks. */
    ties: (next.length === 0 ? [] : [level(weakest), ...(isEven ? [] : [level(strongest)])]).filter(
      (tie) => tie.length > 1,
    ),
    /** The question to start with, the first of `next`; undefined at full marks. */
    startQuestion: next[0]?.questionId,
    /**
     * At most two answers to praise (docs/rules.md#audit-report): given as a, from the strongest areas, of two areas
     * if possible.
     */
    praised: firstOfEach(ranked, ({ strong }) => strong, maxPraised).slice(0, maxPraised),
    /** Whether the first of `next` waits for the second. */
    waitsForSecond: holdsUp(next[1]?.questionId, next[0]?.questionId),
    /** Every answer below full points, in the order of mail and page (docs/rules.md#audit-report). */
    next,
  };
}

export type AuditScore = ReturnType<typeof scoreAudit>;

/** How many steps come this week, this month and this quarter (docs/rules.md#audit-report). */
const groups = [
  { time: 'week', from: 1, to: leadingSteps },
  { time: 'month', from: leadingSteps + 1, to: 9 },
  { time: 'quarter', from: 10, to: Infinity },
] as const;

/** @returns the steps in the groups that have any, each with the number of its first step, from 1 */
export const stepGroups = <Step>(steps: readonly Step[]) =>
  groups
    .map(({ time, from, to }) => ({ time, from, steps: steps.slice(from - 1, to) }))
    .filter((group) => group.steps.length > 0);
