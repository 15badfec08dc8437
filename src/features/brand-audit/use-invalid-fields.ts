import { useFormState } from 'react-hook-form';
import { detailFields } from '@/content/audit';
import { auditQuestions } from '@/content/audit-questions';
import type { AuditSubmission } from './schema';

/** @returns the questions that a submit found unanswered, and the details that are wrong */
export function useInvalidFields() {
  const { errors } = useFormState<AuditSubmission>();
  return {
    unanswered: auditQuestions.filter(({ questionId }) => errors[questionId]),
    invalidDetails: detailFields.filter(({ name }) => errors[name]),
  };
}
