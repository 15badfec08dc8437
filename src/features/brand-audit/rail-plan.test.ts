import { expect, it } from 'vitest';
import { auditAnswers } from '../../../tests/fill-audit';
import { railPlan } from './rail-plan';

const statuses = (letters: string, isChecked = false) =>
  railPlan(auditAnswers(letters), isChecked)
    .states.slice(0, 4)
    .map(({ status }) => status)
    .join(' ');

it('shows the first unanswered question as the next, and after a submit every one as a gap', () => {
  expect(statuses('a')).toBe('answered now open open');
  expect(statuses('a-a')).toBe('answered now answered open');
  expect(statuses('a-a', true)).toBe('answered gap answered gap');
});

const sectionsWithSentence = ({ sections }: ReturnType<typeof railPlan>) =>
  sections.filter(({ hasSentence }) => hasSentence).map(({ words }) => words.part);

it('a section has its sentence once its questions are answered, and the last one only with the others', () => {
  const open = railPlan(auditAnswers('-aaaaa------------aaaaaa'), false);
  expect(sectionsWithSentence(open)).toEqual([]);
  expect(open.nextQuestion?.number).toBe(1);
  expect(open.startQuestion).toBeUndefined();
  expect(sectionsWithSentence(railPlan(auditAnswers('aaaaaa'), false))).toEqual(['connect']);
  const whole = railPlan(auditAnswers('a'.repeat(19) + 'c'), false);
  expect(sectionsWithSentence(whole)).toEqual(['connect', 'convey', 'convert']);
  expect(whole).toMatchObject({ answeredCount: 20, startQuestion: 'q-20' });
});
