import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { contactWords as words, countryWords } from '@/content/contact';
import { budgetsFor } from '@/content/enquiry';
import { messages } from '@/lib/validation';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { LiveRegion } from '@/ui/live-region';
import { countryByCode, countryOptions } from './countries';
import { countryTextName, emptyDetailedValues } from './detailed-values';
import type { DetailedValues } from './schema';

/** The country, chosen from a list (docs/rules.md#countries). Text that matches no country is reported as an error. */
export function CountryField() {
  const { control, formState, getValues, setValue } = useFormContext<DetailedValues>();
  const [unmatched, setUnmatched] = useState('');
  const unmatchedError = unmatched === '' ? undefined : countryWords.stray(unmatched);
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
          <Field label={words.country} required error={unmatchedError ?? missing}>
            {(wiring) => (
              <Combobox
                {...wiring}
                options={countryOptions}
                value={field.value.code}
                onChange={(code) => {
                  field.onChange(countryByCode(code) ?? emptyDetailedValues.country);
                  if (code !== '') {
                    setUnmatched('');
                    dropForeignBudget(code);
                  }
                }}
                onBlur={field.onBlur}
                onStray={setUnmatched}
                autoComplete="country-name"
                name={countryTextName}
                words={countryWords}
              />
            )}
          </Field>
          <LiveRegion>{unmatchedError}</LiveRegion>
        </div>
      )}
    />
  );
}
