import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { countryWords } from '@/content/contact';
import { budgetsFor, detailedFields as fields } from '@/content/enquiry';
import { readFields } from '@/lib/fields';
import { messages } from '@/lib/validation';
import { Combobox } from '@/ui/combobox';
import { Field, LiveRegion } from '@/ui/field';
import { countryByCode, countryIndex, fullCountryIndex } from './countries';
import { countryTextName, type DetailedValues } from './detailed-draft';

const { country: noCountry } = readFields(fields);

/** The country, chosen from a list. Other text is shown as an error (docs/rules.md#countries). */
export function CountryField() {
  const { control, formState, getValues, setValue } = useFormContext<DetailedValues>();
  const { field } = useController({ name: 'country', control });
  /** Text that matches no country; empty without one. */
  const [strayText, setStrayText] = useState('');
  const strayError = strayText === '' ? undefined : countryWords.stray(strayText);
  const [index, setIndex] = useState(fullCountryIndex.ready ?? countryIndex);
  const loadNames = () => void fullCountryIndex.load().then(setIndex, () => undefined);
  const missing = formState.errors.country && messages.required;

  const choose = (code: string) => {
    const country = countryByCode(code);
    field.onChange(country ?? noCountry);
    // Without a country, a stray text stays to be corrected, and the budget for the next country.
    if (!country) return;
    setStrayText('');
    clearForeignBudget(code);
  };

  /** Clears a budget that the new country's list does not have (docs/rules.md#budgets). */
  const clearForeignBudget = (code: string) => {
    const budget = getValues('budget');
    const isInNewList = budgetsFor(code).some(({ value }) => value === budget);
    if (budget && !isInNewList) setValue('budget', '', { shouldDirty: true });
  };

  return (
    <div>
      <Field label={fields.country.label} required error={strayError ?? missing}>
        {(controlProps) => (
          <Combobox
            {...controlProps}
            index={index}
            onNeedNames={loadNames}
            value={field.value.code}
            onChange={choose}
            onBlur={field.onBlur}
            onStray={setStrayText}
            autoComplete={fields.country.autoComplete}
            name={countryTextName}
            words={countryWords}
          />
        )}
      </Field>
      <LiveRegion>{strayError}</LiveRegion>
    </div>
  );
}
