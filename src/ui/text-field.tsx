import { type ComponentProps, useState } from 'react';
import { Field, type FieldProps } from './field';
import { LiveRegion } from './live-region';
import { inputVariants } from './input-variants';

interface TextFieldProps
  extends ComponentProps<'input'>, Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** Reports a text over the limit, which is kept whole. */
  limit?: { says: (text: string) => string | undefined; heard: string } | undefined;
}

/** A one-line text field with its label. */
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
  return (
    <>
      <Field {...{ label, hint, error: tooLong ?? error, required, className, id }}>
        {(control) => (
          <input
            type="text"
            className={inputVariants('h-14')}
            {...rest}
            {...control}
            onInput={({ currentTarget }) => setTooLong(limit?.says(currentTarget.value))}
          />
        )}
      </Field>
      {limit && <LiveRegion>{tooLong && limit.heard}</LiveRegion>}
    </>
  );
}
