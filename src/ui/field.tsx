import { type ReactNode, useId } from 'react';
import './field.css';

/** What a control needs to be tied to its label, hint and error. */
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
  className?: string;
  /** A fixed id, for links to the field. */
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error, wired once. */
export function Field({ label, required, hint, error, className = '', id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={`field ${error ? 'is-error' : ''} ${className}`.trim()}>
      <label htmlFor={controlId}>
        {label}
        {required && (
          <span className="req" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id: controlId,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className="hint" id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="msg" id={`${controlId}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
