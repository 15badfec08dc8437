import { Controller, useFormContext } from 'react-hook-form';
import { contactWords as words, countryWords } from '@/content/contact';
import { budgetsFor } from '@/content/enquiry';
import { lengths, messages } from '@/lib/validation';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { FieldGrid } from '@/ui/field-grid';
import { TextField } from '@/ui/text-field';
import { countryOf, countryOptions } from './countries';
import { countryTextName, emptyDetailedValues } from './detailed-values';
import { FieldsetLegend } from './fieldset-legend';
import type { DetailedValues } from './schema';
import { PhoneField } from './phone-field';
import { useDesignationGap } from './use-designation-gap';

/** Who is asking. */
export function YouFields() {
  const isDesignationMissing = useDesignationGap();
  const { register, control, formState, getValues, setValue } = useFormContext<DetailedValues>();
  const { errors } = formState;

  /**
   * Switching between rupees and dollars clears a budget that the new list does not have (docs/rules.md#budgets).
   */
  const dropForeignBudget = (code: string) => {
    const isKept = budgetsFor(code).some(({ value }) => value === getValues('budget'));
    if (!isKept && getValues('budget')) setValue('budget', '', { shouldDirty: true });
  };

  return (
    <fieldset className="pb-18 s:pb-14">
      <FieldsetLegend piece="dot">{words.you}</FieldsetLegend>
      <FieldGrid className="l:grid-cols-1">
        <TextField
          label={words.name}
          required
          maxLength={lengths.line}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={words.email}
          type="email"
          required
          maxLength={lengths.email}
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <Controller
          name="country"
          control={control}
          render={({ field }) => (
            <Field label={words.country} required error={errors.country && messages.required}>
              {(wiring) => (
                <Combobox
                  {...wiring}
                  options={countryOptions}
                  value={field.value.code}
                  onChange={(code) => {
                    field.onChange(countryOf(code) ?? emptyDetailedValues.country);
                    dropForeignBudget(code);
                  }}
                  onBlur={field.onBlur}
                  autoComplete="country-name"
                  name={countryTextName}
                  words={countryWords}
                />
              )}
            </Field>
          )}
        />
        <PhoneField />
        <TextField
          label={words.company}
          required
          maxLength={lengths.line}
          autoComplete="organization"
          error={errors.organizationName?.message}
          {...register('organizationName')}
        />
        <TextField
          label={words.designation}
          required
          maxLength={lengths.line}
          autoComplete="organization-title"
          error={isDesignationMissing ? messages.required : undefined}
          {...register('designation')}
        />
      </FieldGrid>
    </fieldset>
  );
}
