import type { WheelEvent } from 'react';
import { useFormContext, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { kinds } from '@/lib/field-kinds';
import { type FieldRow, looksMissing } from '@/lib/fields';
import { messages } from '@/lib/validation';
import { ChipRadio } from './choice';
import { ChoiceGroup, Field, LiveRegion } from './field';
import { inputVariants, TextField } from './text-field';

interface RowFieldProps<Name extends string> {
  fields: Readonly<Record<Name, FieldRow>>;
  name: NoInfer<Name>;
  id?: string;
  className?: string;
}

/** A field of the form around it, drawn from its row: a text, a number or a few choices. */
export function RowField<Name extends string>({
  fields,
  name,
  id,
  className,
}: RowFieldProps<Name>) {
  const row = fields[name];
  const { register, getFieldState, formState } = useFormContext();
  const entry: unknown = useWatch({ name });
  // Only after the first submit, which it has not blocked (docs/rules.md#designation).
  const isMissing = formState.isSubmitted && looksMissing(row, entry);
  const error = isMissing ? messages.required : getFieldState(name, formState).error?.message;
  const textProps = { row, error, id, className };

  switch (row.kind) {
    case 'choice':
      return <Choices row={row} error={error} registration={register(name)} />;
    case 'brief':
      return <Brief row={row} error={error} registration={register(name)} entry={entry} />;
    case 'count':
      return (
        <TextField
          {...register(name, { valueAsNumber: true })}
          {...textProps}
          min={0}
          step={1}
          inputMode="numeric"
          onWheel={ignoreWheel}
        />
      );
    default:
      return <TextField {...register(name)} {...textProps} />;
  }
}

/** The wheel would change the number. Read-only for this event, it scrolls the page instead. */
const ignoreWheel = ({ currentTarget }: WheelEvent<HTMLInputElement>) => {
  currentTarget.readOnly = true;
  setTimeout(() => {
    currentTarget.readOnly = false;
  });
};

interface RowProps {
  row: FieldRow;
  error: string | undefined;
  registration: UseFormRegisterReturn;
}

function Choices({ row, error, registration }: RowProps) {
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
          {...registration}
        >
          {label}
        </ChipRadio>
      ))}
    </ChoiceGroup>
  );
}

/** From this length on, in characters, a brief shows how long it is. */
const countedFrom = 4500;

function Brief({ row, error, registration, entry }: RowProps & { entry: unknown }) {
  const { read, lengthError: lengthErrorOf, max } = kinds.brief;
  const text = read(entry);
  const { length } = text.trim();
  const lengthError = lengthErrorOf(text);
  return (
    <>
      <Field
        label={row.label}
        required={row.required !== undefined}
        hint={length >= countedFrom && messages.length(length, max)}
        error={lengthError ?? error}
        className="col-span-full"
      >
        {(controlProps) => (
          <textarea
            rows={5}
            className={inputVariants({ className: 'min-h-37 py-4' })}
            {...registration}
            {...controlProps}
          />
        )}
      </Field>
      <LiveRegion>{lengthError && messages.tooLongAnnouncement}</LiveRegion>
    </>
  );
}
