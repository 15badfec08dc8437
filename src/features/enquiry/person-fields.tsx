import { useFormContext, useWatch } from 'react-hook-form';
import { contactWords as words } from '@/content/contact';
import { limits, messages } from '@/lib/validation';
import { FieldGrid } from '@/ui/field';
import { TextField } from '@/ui/text-field';
import { CountryField } from './country-field';
import { FieldsetLegend } from './fieldset-legend';
import type { DetailedValues } from './schema';
import { PhoneField } from './phone-field';

/**
 * @returns whether to show Designation as missing: after the first submit, which it never blocks
 * (docs/rules.md#designation).
 */
function useDesignationMissing() {
  const { control, formState } = useFormContext<DetailedValues>();
  const designation = useWatch({ control, name: 'designation' });
  return formState.isSubmitted && designation.trim() === '';
}

/** Fields about the person who enquires. */
export function PersonFields() {
  const isDesignationMissing = useDesignationMissing();
  const { register, formState } = useFormContext<DetailedValues>();
  const { errors } = formState;

  return (
    <fieldset className="pb-fluid-18">
      <FieldsetLegend piece="dot">{words.you}</FieldsetLegend>
      <FieldGrid className="max-xl:grid-cols-1">
        <TextField
          label={words.name}
          required
          limit={limits.line}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={words.email}
          type="email"
          required
          limit={limits.email}
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <CountryField />
        <PhoneField />
        <TextField
          label={words.company}
          required
          limit={limits.line}
          autoComplete="organization"
          error={errors.organizationName?.message}
          {...register('organizationName')}
        />
        <TextField
          label={words.designation}
          required
          autoComplete="organization-title"
          error={isDesignationMissing ? messages.required : undefined}
          {...register('designation')}
        />
      </FieldGrid>
    </fieldset>
  );
}
