import { useFormContext } from 'react-hook-form';
import { summaryOf } from '@/content/contact';
import { ErrorSummary } from '@/ui/error-summary';
import type { DetailedValues } from './schema';

/** How many fields held the enquiry up; Designation never does (docs/rules.md#designation). */
export function InvalidFieldCount() {
  const { formState } = useFormContext<DetailedValues>();
  const gaps = Object.keys(formState.errors).length;
  return <ErrorSummary className="mb-7">{gaps > 0 ? summaryOf(gaps) : undefined}</ErrorSummary>;
}
