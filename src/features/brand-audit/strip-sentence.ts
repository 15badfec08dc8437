import { auditSections } from '@/content/audit';
import { stripWords as words } from '@/content/audit-strip';
import { answers as letters, type Answers, questionIds } from './answers';
import { areas, rankAreas } from './scoring';

/** @returns the areas of the section that ends with this question; after the last one, all of them */
const areasUpTo = (last: number) => {
  const section = auditSections.find((one) => one.last === last);
  return last === questionIds.length ? areas : areas.filter(({ part }) => part === section?.part);
};

/**
 * What the strip shows after a section (docs/rules.md#audit-strip): the strongest answer and the one to improve first. Only
 * an answer a counts as strong.
 *
 * @param last number of the last question of a section: 6, 14 or 20
 * @param answers at least those of the section, or all twenty
 * @returns one or two sentences
 * @throws {RangeError} when an answer is missing
 */
export const stripSentence = (last: number, answers: Partial<Answers>): readonly string[] => {
  const { strongestFirst, weakestFirst, next } = rankAreas(areasUpTo(last), answers);
  const [strong] = strongestFirst.flatMap((area) => area.strong);
  const weak = next[0]?.questionId;
  // Nothing is left to improve.
  if (weak === undefined) return last === questionIds.length ? words.whole : words.all.a;
  if (strong !== undefined)
    return [words.strong(strong), answers[weak] === 'c' ? words.missing(weak) : words.half(weak)];
  // Nothing is strong. If all answers are the same letter, the sentence says that first.
  const given = weakestFirst.flatMap((area) => area.questions.map((id) => answers[id]));
  const only = letters.find((letter) => given.every((answer) => answer === letter));
  return [...(only ? words.all[only] : []), words.start(weak)];
};
