import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { contactWords as words } from '@/content/contact';
import { budgetsFor, projectTypes } from '@/content/enquiry';
import { ChipRadio } from '@/ui/choice';
import { ChoiceGroup, Field, FieldGrid } from '@/ui/field';
import { Select } from '@/ui/select';
import { BriefField } from './brief-field';
import { FieldsetLegend } from './fieldset-legend';
import type { DetailedValues } from './schema';

/** Project type, budget and brief. */
export function ProjectFields() {
  const { register, control, formState } = useFormContext<DetailedValues>();
  const { errors } = formState;
  const countryCode = useWatch({ control, name: 'country.code' });
  return (
    <fieldset className="pb-fluid-18">
      <FieldsetLegend piece="bar">{words.project}</FieldsetLegend>
      <FieldGrid className="max-xl:grid-cols-1">
        <ChoiceGroup
          legend={words.projectType}
          required
          error={errors.projectType?.message}
          className="col-span-full"
        >
          {projectTypes.map(({ value, label }) => (
            <ChipRadio
              key={value}
              value={value}
              aria-invalid={errors.projectType ? true : undefined}
              {...register('projectType')}
            >
              {label}
            </ChipRadio>
          ))}
        </ChoiceGroup>
        <Controller
          name="budget"
          control={control}
          render={({ field }) => (
            <Field
              label={words.budget}
              required
              error={errors.budget?.message}
              className="col-span-full"
            >
              {(wiring) => (
                <Select
                  {...wiring}
                  options={countryCode ? budgetsFor(countryCode) : []}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  disabled={!countryCode}
                  placeholder={countryCode ? words.budgetPlaceholder : words.budgetWaiting}
                />
              )}
            </Field>
          )}
        />
        <BriefField
          control={control}
          label={words.brief}
          error={errors.projectDescription?.message}
          {...register('projectDescription')}
        />
      </FieldGrid>
    </fieldset>
  );
}
