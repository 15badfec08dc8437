import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { tv } from 'tailwind-variants/lite';
import { type FieldRow, kindOf } from '@/lib/fields';
import { messages } from '@/lib/validation';
import { Field, type FieldProps, invalidVariants, LiveRegion } from './field';

/** A text field, or the button that opens a list. */
export const inputVariants = tv({
  base: [
    'w-full border border-edge bg-white px-4.5 text-ink transition-colors placeholder:text-muted',
    'hover:border-ink focus-visible:border-ink focus-visible:outline-offset-2',
    invalidVariants,
    'on-dark:bg-transparent on-dark:text-cream on-dark:hover:border-cream on-dark:focus-visible:border-cream',
    'on-dark:group-data-error/field:border-coral',
    'on-dark:group-data-error/field:bg-error-tint on-dark:group-data-error/field:text-ink',
    'disabled:cursor-not-allowed disabled:border-dashed disabled:bg-sand disabled:text-stone',
    // An invalid field looks invalid even while disabled.
    'disabled:group-data-error/field:border-solid disabled:group-data-error/field:bg-error-tint',
  ],
  variants: {
    shape: { field: 'rounded-field text-control', pill: 'rounded-full text-body/snug' },
  },
  defaultVariants: { shape: 'field' },
});

interface TextFieldProps extends ComponentProps<'input'>, Pick<FieldProps, 'error'> {
  row: FieldRow;
}

/** A text of one row, or a number. */
export function TextField({ row, error, className, id, ...rest }: TextFieldProps) {
  const kind = kindOf(row);
  // A field that is not sent has no limit.
  const lengthErrorOf = row.sent === false ? undefined : kind?.lengthError;
  /** The error while the text is too long. Nothing is cut off. */
  const [lengthError, setLengthError] = useState<string>();
  const checkLength = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setLengthError(lengthErrorOf?.(currentTarget.value));
  return (
    <>
      <Field
        label={row.label}
        required={row.required !== undefined}
        error={lengthError ?? error}
        className={className}
        id={id}
      >
        {(controlProps) => (
          <input
            type={kind?.type}
            className={inputVariants({ className: 'h-14' })}
            autoComplete={row.autoComplete}
            placeholder={row.placeholder}
            {...rest}
            {...controlProps}
            onInput={checkLength}
            // `form-controls.ts` dispatches this event before a form is sent.
            onInvalid={checkLength}
          />
        )}
      </Field>
      {lengthErrorOf && <LiveRegion>{lengthError && messages.tooLongAnnouncement}</LiveRegion>}
    </>
  );
}
