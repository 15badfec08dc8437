import { type ReactNode, useId } from 'react';
import './field.css';
import './choice-group.css';

export interface ChoiceGroupProps {
  legend: string;
  required?: boolean;
  error?: string | undefined;
  className?: string;
  id?: string | undefined;
  children: ReactNode;
}

/** Chips or answers under one question: a fieldset with its legend and one message below. */
export function ChoiceGroup({
  legend,
  required,
  error,
  className = '',
  id,
  children,
}: ChoiceGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <fieldset
      id={groupId}
      className={`field choice-group ${error ? 'is-error' : ''} ${className}`.trim()}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${groupId}-error` : undefined}
    >
      <legend>
        {legend}
        {required && (
          <span className="req" aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      <div className="chips">{children}</div>
      {error && (
        <p className="msg" id={`${groupId}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
