import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from './field-message';
import { RequiredMark } from './required-mark';

/** Attributes that connect a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  /** Shows the asterisk and marks the control as required. */
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  /** An id for links to the field. */
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Connects label, control, hint and error. */
export function Field({ label, required, hint, error, className, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div
      className={clsx('group/field grid content-start gap-2', className)}
      data-error={error ? '' : undefined}
    >
      <label htmlFor={controlId} className="text-small/[1.3] font-semibold">
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id: controlId,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className="text-note text-stone" id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldMessage id={`${controlId}-error`}>{error}</FieldMessage>}
    </div>
  );
}
