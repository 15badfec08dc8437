import { boolean, type InferType, number, object, string } from 'yup';
import { address, email, requiredLine } from '@/lib/schema-fields';
import { maxLengths, messages, phonePattern, urlPattern } from '@/lib/validation';
import { answers, type QuestionId, questionIds } from './answers';

const answer = () => string().trim().required(messages.required).oneOf(answers, messages.required);
const url = () =>
  address(maxLengths.url).required(messages.required).matches(urlPattern, messages.invalidUrl);

/** One rule for each question. The overload says what the compiler cannot see: that no key is missing. */
function answerRules(): Record<QuestionId, ReturnType<typeof answer>>;
function answerRules() {
  return Object.fromEntries(questionIds.map((id) => [id, answer()]));
}

/**
 * Form values and body of POST /audit-report/verify-data alike (docs/rules.md#audit-payload,
 * docs/rules.md#audit-fields).
 */
export const auditSchema = object({
  ...answerRules(),
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
  contact: address(maxLengths.contact)
    .required(messages.required)
    .matches(phonePattern, messages.invalidPhone),
  newsletter: boolean().default(false),
}).noUnknown();

export type AuditSubmission = InferType<typeof auditSchema>;
