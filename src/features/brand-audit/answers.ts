import { paths } from '@/content/pages';
import { toRecord } from '@/lib/to-record';

/** From the strongest answer to the weakest. */
export const letters = ['a', 'b', 'c'] as const;
export type Answer = (typeof letters)[number];

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;

export type QuestionId = `q-${(typeof numbers)[number]}`;

export const questionIds: readonly QuestionId[] = numbers.map((number) => `q-${number}` as const);

export type Answers = Readonly<Record<QuestionId, Answer>>;

/** @returns the valid answers (a, b or c) among form values */
export const pickAnswers = (values: Readonly<Record<string, unknown>>): Partial<Answers> => {
  const answers: Partial<Record<QuestionId, Answer>> = {};
  for (const id of questionIds) {
    const answer = letters.find((letter) => letter === values[id]);
    if (answer) answers[id] = answer;
  }
  return answers;
};

/** @returns the valid answers among values, or letters, in the order of the questions */
export const answersInOrder = (values: ArrayLike<unknown>) =>
  pickAnswers(Object.fromEntries(questionIds.map((id, index) => [id, values[index]])));

export const areComplete = (answers: Partial<Answers>): answers is Answers =>
  questionIds.every((id) => answers[id] !== undefined);

/** @returns the address of a report: twenty letters, no name (docs/rules.md#report-address) */
export const reportPath = (answers: Answers) =>
  `${paths.brandAudit}?report=${questionIds.map((id) => answers[id]).join('')}`;

/** @returns the twenty answers that a query holds as `report`; undefined without them */
export const answersIn = (search: string): Answers | undefined => {
  const [report = '', ...others] = new URLSearchParams(search).getAll('report');
  if (report.length !== questionIds.length || others.length > 0) return undefined;
  const answers = answersInOrder(report);
  return areComplete(answers) ? answers : undefined;
};

/** What /success shows of an audit that the embedded API stored (docs/rules.md#success-page). */
export interface AuditReceipt {
  reference: string;
  company: string;
  /** When it was sent, in ms since 1970. */
  takenAt: number;
  answers: Answers;
}

/** @returns the receipt in router state; undefined when it is missing or incomplete */
export const readReceipt = (state: unknown): AuditReceipt | undefined => {
  const audit = toRecord(toRecord(state)['audit']);
  const { reference, company, takenAt } = audit;
  if (typeof reference !== 'string' || typeof company !== 'string') return undefined;
  if (typeof takenAt !== 'number') return undefined;
  const answers = pickAnswers(toRecord(audit['answers']));
  return areComplete(answers) ? { reference, company, takenAt, answers } : undefined;
};
