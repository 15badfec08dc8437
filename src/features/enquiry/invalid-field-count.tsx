import { useFormContext } from 'react-hook-form';
import { summaryOf } from '@/content/contact';
import { ErrorSummary } from '@/ui/error-summary';
import type { DetailedValues } from './schema';

/** Counts the invalid fields; Designation is never one (docs/rules.md#designation). */
export function InvalidFieldCount() {
  const { formState } = useFormContext<DetailedValues>();
  const invalid = Object.keys(formState.errors).length;
  return (
    <ErrorSummary className="mb-7">{invalid > 0 ? summaryOf(invalid) : undefined}</ErrorSummary>
  );
}
