import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from './field-message';
import { RequiredMark } from './required-mark';

interface ChoiceGroupProps {
  legend: string;
  required?: boolean;
  error?: string | undefined;
  className?: string;
  legendClassName?: string;
  id?: string | undefined;
  children: ReactNode;
}

/** A fieldset of chips or answers with its legend and error. */
export function ChoiceGroup({
  legend,
  required,
  error,
  className,
  legendClassName = 'mb-2',
  id,
  children,
}: ChoiceGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <fieldset
      id={groupId}
      className={clsx('group/field grid content-start gap-2', className)}
      data-error={error ? '' : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${groupId}-error` : undefined}
    >
      <legend className={clsx('text-small/[1.3] font-semibold', legendClassName)}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap gap-cut">{children}</div>
      {error && <FieldMessage id={`${groupId}-error`}>{error}</FieldMessage>}
    </fieldset>
  );
}
