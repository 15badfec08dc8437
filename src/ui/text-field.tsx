import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import { inputLook } from './input-look';

interface TextFieldProps
  extends ComponentProps<'input'>, Pick<FieldProps, 'label' | 'hint' | 'error'> {}

/** One line of text with its label. */
export function TextField({
  label,
  hint,
  error,
  required,
  className,
  id,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, className, id }}>
      {(control) => <input type="text" className={inputLook()} {...rest} {...control} />}
    </Field>
  );
}
