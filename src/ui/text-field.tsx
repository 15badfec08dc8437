import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { tv } from 'tailwind-variants/lite';
import { Field, type FieldProps, invalidVariants, LiveRegion } from './field';

/** A text field, or the button that opens a list. */
export const inputVariants = tv({
  base: [
    'w-full border border-edge bg-white px-4.5 text-ink transition-colors placeholder:text-muted',
    'hover:border-ink focus-visible:border-ink focus-visible:outline-offset-2',
    invalidVariants,
    'on-dark:bg-transparent on-dark:text-cream on-dark:hover:border-cream on-dark:focus-visible:border-cream',
    'on-dark:group-data-error/field:border-coral on-dark:group-data-error/field:bg-error-tint on-dark:group-data-error/field:text-ink',
    'disabled:cursor-not-allowed disabled:border-dashed disabled:bg-sand disabled:text-stone',
    // An invalid field looks invalid even while disabled.
    'disabled:group-data-error/field:border-solid disabled:group-data-error/field:bg-error-tint',
  ],
  variants: {
    shape: {
      field: 'rounded-field text-control',
      pill: 'rounded-full text-body/snug',
    },
  },
  defaultVariants: { shape: 'field' },
});

interface TextFieldProps
  extends ComponentProps<'input'>, Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** Reports a text over the limit, which is kept whole. */
  limit?: { says: (text: string) => string | undefined; heard: string } | undefined;
}

export function TextField({
  label,
  hint,
  error,
  required,
  className,
  id,
  limit,
  ...rest
}: TextFieldProps) {
  const [tooLong, setTooLong] = useState<string>();
  const check = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setTooLong(limit?.says(currentTarget.value));
  return (
    <>
      <Field {...{ label, hint, error: tooLong ?? error, required, className, id }}>
        {(control) => (
          <input
            type="text"
            className={inputVariants({ className: 'h-14' })}
            {...rest}
            {...control}
            onInput={check}
            // Before a form is sent (`form-controls.ts`).
            onInvalid={check}
          />
        )}
      </Field>
      {limit && <LiveRegion>{tooLong && limit.heard}</LiveRegion>}
    </>
  );
}

export interface TextAreaProps
  extends ComponentProps<'textarea'>, Pick<FieldProps, 'label' | 'hint' | 'error'> {}

export function TextArea({ label, hint, error, required, className, id, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required, className, id }}>
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
