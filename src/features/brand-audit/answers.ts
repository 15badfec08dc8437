import { paths } from '@/content/pages';
import { toRecord } from '@/lib/to-record';

export const answers = ['a', 'b', 'c'] as const;
export type Answer = (typeof answers)[number];

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;

export type QuestionId = `q-${(typeof numbers)[number]}`;

/** q-1 to q-20 in order. */
export const questionIds: readonly QuestionId[] = numbers.map((count) => `q-${count}` as const);

/** All twenty answers. */
export type Answers = Readonly<Record<QuestionId, Answer>>;

/** @returns the valid answers (a, b or c) among form values */
export const pickAnswers = (values: Readonly<Record<string, unknown>>): Partial<Answers> =>
  Object.fromEntries(
    questionIds.flatMap((id) => {
      const known = answers.find((letter) => letter === values[id]);
      return known ? [[id, known]] : [];
    }),
  );

/** @returns whether all twenty questions are answered */
export const areComplete = (given: Partial<Answers>): given is Answers =>
  questionIds.every((id) => given[id] !== undefined);

/** @returns the address of a report: twenty letters, and nothing that names anybody (docs/rules.md#report-address) */
export const reportPath = (given: Answers) =>
  `${paths.brandAudit}?report=${questionIds.map((id) => given[id]).join('')}`;

/** @returns the answers that a query holds as `report`; undefined unless these are twenty letters a, b or c */
export const answersIn = (search: string): Answers | undefined => {
  const [letters = '', ...more] = new URLSearchParams(search).getAll('report');
  if (letters.length !== questionIds.length || more.length > 0) return undefined;
  const given = pickAnswers(
    Object.fromEntries(questionIds.map((id, index) => [id, letters[index]])),
  );
  return areComplete(given) ? given : undefined;
};

/** What /success needs to show the report of an audit that the embedded API stored (docs/rules.md#success-page). */
export interface AuditReceipt {
  reference: string;
  company: string;
  /** When it was sent, in ms since 1970. */
  takenAt: number;
  answers: Answers;
}

/** @returns the receipt in router state; undefined when it is missing or incomplete */
export const readReceipt = (state: unknown): AuditReceipt | undefined => {
  const { reference, company, takenAt, ...rest } = toRecord(toRecord(state)['audit']);
  if (typeof reference !== 'string' || typeof company !== 'string') return undefined;
  if (typeof takenAt !== 'number') return undefined;
  const given = pickAnswers(toRecord(rest['answers']));
  return areComplete(given) ? { reference, company, takenAt, answers: given } : undefined;
};
