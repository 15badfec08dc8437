import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { contactWords as words, countryWords } from '@/content/contact';
import { budgetsFor } from '@/content/enquiry';
import { messages } from '@/lib/validation';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { LiveRegion } from '@/ui/live-region';
import { countryOf, countryOptions } from './countries';
import { countryTextName, emptyDetailedValues } from './detailed-values';
import type { DetailedValues } from './schema';

/** The country, from its list (docs/rules.md#countries). What names none is said, and is no country. */
export function CountryField() {
  const { control, formState, getValues, setValue } = useFormContext<DetailedValues>();
  const [stray, setStray] = useState('');
  const said = stray === '' ? undefined : countryWords.stray(stray);
  const missing = formState.errors.country && messages.required;

  /**
   * Switching between rupees and dollars clears a budget that the new list does not have (docs/rules.md#budgets).
   */
  const dropForeignBudget = (code: string) => {
    const isKept = budgetsFor(code).some(({ value }) => value === getValues('budget'));
    if (!isKept && getValues('budget')) setValue('budget', '', { shouldDirty: true });
  };

  return (
    <Controller
      name="country"
      control={control}
      render={({ field }) => (
        <div>
          <Field label={words.country} required error={said ?? missing}>
            {(wiring) => (
              <Combobox
                {...wiring}
                options={countryOptions}
                value={field.value.code}
                onChange={(code) => {
                  field.onChange(countryOf(code) ?? emptyDetailedValues.country);
                  if (code !== '') {
                    setStray('');
                    dropForeignBudget(code);
                  }
                }}
                onBlur={field.onBlur}
                onStray={setStray}
                autoComplete="country-name"
                name={countryTextName}
                words={countryWords}
              />
            )}
          </Field>
          <LiveRegion>{said}</LiveRegion>
        </div>
      )}
    />
  );
}
