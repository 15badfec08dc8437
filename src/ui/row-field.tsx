import type { WheelEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type FieldRow, kinds, looksMissing } from '@/lib/fields';
import { messages } from '@/lib/validation';
import { ChipRadio } from './choice';
import { ChoiceGroup, LiveRegion } from './field';
import { TextArea, TextField } from './text-field';

/** Shows how long a brief is from this length on, in characters. */
const countedFrom = 4500;

/** While read-only, a number field ignores the wheel, and the page scrolls. */
const hold = ({ currentTarget }: WheelEvent<HTMLInputElement>) => {
  currentTarget.readOnly = true;
  setTimeout(() => {
    currentTarget.readOnly = false;
  });
};

interface RowFieldProps<Name extends string> {
  fields: Readonly<Record<Name, FieldRow>>;
  name: NoInfer<Name>;
  id?: string;
  className?: string;
}

/** A field of the form around it, drawn from its row: a text, a number or a few choices. */
export function RowField<Name extends string>({ fields, name, ...rest }: RowFieldProps<Name>) {
  const row = fields[name];
  const { register, getFieldState, formState } = useFormContext();
  const entry: unknown = useWatch({ name });
  // Shown after the first submit, which it never blocks (docs/rules.md#designation).
  const isMissing = formState.isSubmitted && looksMissing(row, entry);
  const error = isMissing ? messages.required : getFieldState(name, formState).error?.message;

  if (row.kind === 'choice')
    return (
      <ChoiceGroup
        legend={row.label}
        required={row.required !== undefined}
        error={error}
        className="col-span-full"
      >
        {row.choices?.map(({ value, label }) => (
          <ChipRadio
            key={value}
            value={value}
            aria-invalid={error ? true : undefined}
            {...register(name)}
          >
            {label}
          </ChipRadio>
        ))}
      </ChoiceGroup>
    );
  if (row.kind === 'count')
    return (
      <TextField
        row={row}
        error={error}
        {...register(name, { valueAsNumber: true })}
        {...rest}
        min={0}
        step={1}
        inputMode="numeric"
        onWheel={hold}
      />
    );
  if (row.kind !== 'brief')
    return <TextField row={row} error={error} {...register(name)} {...rest} />;

  const { read, limit, max } = kinds.brief;
  const { length } = read(entry).trim();
  const tooLong = limit.says(read(entry));
  return (
    <>
      <TextArea
        row={row}
        className="col-span-full"
        hint={length >= countedFrom && messages.length(length, max)}
        error={tooLong ?? error}
        {...register(name)}
      />
      <LiveRegion>{tooLong && limit.heard}</LiveRegion>
    </>
  );
}
