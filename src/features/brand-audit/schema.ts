import { type InferType, string } from 'yup';
import { auditFields } from '@/content/audit';
import { schemaOf } from '@/lib/schema-fields';
import { messages } from '@/lib/validation';
import { type Answers, letters, questionIds } from './answers';

const answer = () => string().trim().required(messages.required).oneOf(letters, messages.required);

/**
 * The form's values, and the body of POST /audit-report/verify-data (docs/rules.md#audit-payload,
 * docs/rules.md#audit-fields).
 */
export const auditSchema = schemaOf<typeof auditFields, Answers>(
  auditFields,
  Object.fromEntries(questionIds.map((id) => [id, answer()])),
);

export type AuditValues = InferType<typeof auditSchema>;
