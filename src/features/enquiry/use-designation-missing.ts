import { useFormContext, useWatch } from 'react-hook-form';
import type { DetailedValues } from './schema';

/**
 * @returns whether Designation is to be shown as missing: after the first Send, never in the way of it
 * (docs/rules.md#designation).
 */
export function useDesignationMissing() {
  const { control, formState } = useFormContext<DetailedValues>();
  const designation = useWatch({ control, name: 'designation' });
  return formState.isSubmitted && designation.trim() === '';
}
