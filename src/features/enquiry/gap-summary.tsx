import { useFormContext } from 'react-hook-form';
import { summaryOf } from '@/content/contact';
import { ErrorSummary } from '@/ui/error-summary';
import type { DetailedValues } from './schema';
import { useDesignationGap } from './use-designation-gap';

/** How many fields need another look. */
export function GapSummary() {
  const { formState } = useFormContext<DetailedValues>();
  const isDesignationMissing = useDesignationGap();
  const gaps = Object.keys(formState.errors).length;
  return (
    <ErrorSummary className="mb-7">
      {gaps > 0 ? summaryOf(gaps + (isDesignationMissing ? 1 : 0)) : undefined}
    </ErrorSummary>
  );
}
