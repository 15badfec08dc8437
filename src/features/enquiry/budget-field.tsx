import { useController, useFormContext, useWatch } from 'react-hook-form';
import { contactWords as words } from '@/content/contact';
import { budgetsFor, detailedFields as fields } from '@/content/enquiry';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import type { DetailedValues } from './detailed-draft';

/** The budgets of the chosen country; disabled until there is one (docs/rules.md#budgets). */
export function BudgetField() {
  const { control } = useFormContext<DetailedValues>();
  const { field, fieldState } = useController({ name: 'budget', control });
  const countryCode = useWatch({ control, name: 'country.code' });
  return (
    <Field
      label={fields.budget.label}
      required
      error={fieldState.error?.message}
      className="col-span-full"
    >
      {(controlProps) => (
        <Select
          {...controlProps}
          name={field.name}
          options={countryCode ? budgetsFor(countryCode) : []}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          disabled={!countryCode}
          placeholder={countryCode ? words.budgetPlaceholder : words.budgetWaiting}
        />
      )}
    </Field>
  );
}
