import { auditSections } from '@/content/audit';
import { stripWords as words } from '@/content/audit-strip';
import { type Answers, letters, questionIds } from './answers';
import { areas, scoreArea, strongestFirst } from './areas';
import { orderSteps } from './next-steps';

/**
 * What the strip shows after a section (docs/rules.md#audit-strip): the strongest answer that is an
 * a (in place), and the one to improve first, b (half there) or c (missing). After the last question it is about the whole audit.
 * @param lastQuestion number of the section's last question: 6, 14 or 20
 * @param answers at least those of the section, or all twenty
 * @returns one or two sentences
 * @throws {RangeError} when an answer is missing
 */
export function stripSentence(lastQuestion: number, answers: Partial<Answers>): readonly string[] {
  const isWholeAudit = lastQuestion === questionIds.length;
  const section = auditSections.find(({ last }) => last === lastQuestion);
  const scores = areas
    .filter(({ part }) => isWholeAudit || part === section?.part)
    .map((area) => scoreArea(area, answers));
  const [strong] = strongestFirst(scores).flatMap((area) => area.strong);
  const weak = orderSteps(scores, answers)[0]?.questionId;
  // Every answer is an a: nothing is left to improve.
  if (weak === undefined) return isWholeAudit ? words.whole : words.all.a;
  if (strong !== undefined) {
    const isMissing = answers[weak] === 'c';
    return [words.strong(strong), isMissing ? words.missing(weak) : words.half(weak)];
  }
  // Nothing is strong. If all answers are b, or all are c, the sentence says that first.
  const ids = scores.flatMap((area) => area.questions);
  const onlyLetter = letters.find((letter) => ids.every((id) => answers[id] === letter));
  if (onlyLetter === undefined) return [words.start(weak)];
  return [...words.all[onlyLetter], words.start(weak)];
}
