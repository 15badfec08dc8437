import { auditSections } from '@/content/audit';
import { stripWords as words } from '@/content/audit-strip';
import { type Answers, letters, questionIds } from './answers';
import { areas, scoreArea, strongestFirst } from './areas';
import { orderSteps } from './next-steps';

/**
 * What the strip shows after a section (docs/rules.md#audit-strip): the strongest answer, which is
 * an a, and the one to improve first.
 * @param last number of the last question of a section: 6, 14 or 20
 * @param answers at least those of the section, or all twenty
 * @returns one or two sentences
 * @throws {RangeError} when an answer is missing
 */
export function stripSentence(last: number, answers: Partial<Answers>): readonly string[] {
  const scores = areasUpTo(last).map((area) => scoreArea(area, answers));
  const [strong] = strongestFirst(scores).flatMap((area) => area.strong);
  const weak = orderSteps(scores, answers)[0]?.questionId;
  // Nothing is left to improve.
  if (weak === undefined) return last === questionIds.length ? words.whole : words.all.a;
  if (strong !== undefined)
    return [words.strong(strong), answers[weak] === 'c' ? words.missing(weak) : words.half(weak)];
  // Nothing is strong. If all answers are the same letter, the sentence says that first.
  const ids = scores.flatMap((area) => area.questions);
  const onlyLetter = letters.find((letter) => ids.every((id) => answers[id] === letter));
  return [...(onlyLetter ? words.all[onlyLetter] : []), words.start(weak)];
}

/** @returns the areas of the section that ends with this question; all after the last one */
function areasUpTo(last: number) {
  if (last === questionIds.length) return areas;
  const section = auditSections.find((candidate) => candidate.last === last);
  return areas.filter(({ part }) => part === section?.part);
}
