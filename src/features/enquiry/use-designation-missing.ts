import { useFormContext, useWatch } from 'react-hook-form';
import type { DetailedValues } from './schema';

/**
 * @returns whether to show Designation as missing: after the first submit, which it never blocks
 * (docs/rules.md#designation).
 */
export function useDesignationMissing() {
  const { control, formState } = useFormContext<DetailedValues>();
  const designation = useWatch({ control, name: 'designation' });
  return formState.isSubmitted && designation.trim() === '';
}
