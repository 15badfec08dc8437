import { boolean, type InferType, number, object, string, type StringSchema } from 'yup';
import { email, requiredLine } from '@/lib/schema-fields';
import { lengths, messages, phonePattern, urlPattern } from '@/lib/validation';

/** Number of audit questions (specification 9). */
export const questionCount = 20;

export const answers = ['a', 'b', 'c'] as const;
export type Answer = (typeof answers)[number];
export type QuestionId = `q-${number}`;

/** q-1 to q-20 in order. */
export const questionIds = Array.from(
  { length: questionCount },
  (_, index): QuestionId => `q-${index + 1}`,
);

const answer = () => string().trim().required(messages.required).oneOf(answers);
const url = () => requiredLine(lengths.url).matches(urlPattern, messages.invalidUrl);

const questions = Object.fromEntries(questionIds.map((id) => [id, answer()])) as Record<
  QuestionId,
  StringSchema<Answer>
>;

/** Form values and body of POST /audit-report/verify-data alike (specification 3, 5 and 7; decision 41). */
export const auditSchema = object({
  ...questions,
  'first-name': requiredLine(),
  'last-name': requiredLine(),
  designation: requiredLine(),
  email: email(),
  linkedin: url(),
  company: requiredLine(),
  website: url(),
  numberOfEmployee: number()
    .typeError(messages.required)
    .required(messages.required)
    .integer(messages.required)
    .min(0, messages.required)
    .max(Number.MAX_SAFE_INTEGER, messages.required),
  industry: requiredLine(),
  contact: requiredLine(lengths.phone).matches(phonePattern, messages.invalidPhone),
  newsletter: boolean().default(false),
}).noUnknown();

export type AuditSubmission = InferType<typeof auditSchema>;
