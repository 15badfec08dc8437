import { areComplete, type AuditSubmission, pickAnswers, type QuestionId } from './schema';

export type DetailName = Exclude<keyof AuditSubmission, QuestionId>;

/**
 * @returns the body of POST /audit-report/verify-data, its keys in the contract's order (docs/rules.md#audit-payload)
 * @throws {RangeError} when an answer is missing, which the form's schema does not let through
 */
export const toPayload = (values: AuditSubmission): AuditSubmission => {
  const answers = pickAnswers(values);
  if (!areComplete(answers)) throw new RangeError('An answer is missing');
  return {
    ...answers,
    'first-name': values['first-name'],
    'last-name': values['last-name'],
    designation: values.designation,
    email: values.email,
    linkedin: values.linkedin,
    company: values.company,
    website: values.website,
    numberOfEmployee: values.numberOfEmployee,
    industry: values.industry,
    contact: values.contact,
    newsletter: values.newsletter,
  };
};
