import { type ComponentProps, type ReactNode, type SyntheticEvent, useState } from 'react';
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

type RowProps = Pick<FieldProps, 'error'> & { row: FieldRow };

const labelProps = ({ label, required }: FieldRow) => ({ label, required: required !== undefined });

/** A text of one row, or a number. */
export function TextField({
  row,
  error,
  className,
  id,
  ...rest
}: ComponentProps<'input'> & RowProps) {
  const kind = kindOf(row);
  // A field that is not sent has no limit.
  const lengthErrorOf = row.sent === false ? undefined : kind?.lengthError;
  /** The error while the text is too long. Nothing is cut off. */
  const [lengthError, setLengthError] = useState<string>();
  const checkLength = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setLengthError(lengthErrorOf?.(currentTarget.value));
  return (
    <>
      <Field {...labelProps(row)} error={lengthError ?? error} className={className} id={id}>
        {(control) => (
          <input
            type={kind?.type}
            className={inputVariants({ className: 'h-14' })}
            autoComplete={row.autoComplete}
            placeholder={row.placeholder}
            {...rest}
            {...control}
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

interface TextAreaProps extends ComponentProps<'textarea'>, RowProps {
  hint: ReactNode;
}

/** A text of several rows. Its caller checks the length, because it also counts the characters. */
export function TextArea({ row, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <Field {...labelProps(row)} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          rows={5}
          className={inputVariants({ className: 'min-h-37 py-4' })}
          {...rest}
          {...control}
        />
      )}
    </Field>
  );
}
