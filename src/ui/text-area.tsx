import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import { inputVariants } from './input-variants';

export interface TextAreaProps
  extends ComponentProps<'textarea'>, Pick<FieldProps, 'label' | 'hint' | 'error'> {}

/** A multi-line text field with its label. */
export function TextArea({ label, hint, error, required, className, id, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required, className, id }}>
      {(control) => (
        <textarea
          rows={5}
          className={inputVariants('min-h-37 resize-y py-3.75')}
          {...rest}
          {...control}
        />
      )}
    </Field>
  );
}
