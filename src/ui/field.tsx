import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** Classes for a control in a field with an error. */
export const invalidVariants = [
  'group-data-error/field:border-2 group-data-error/field:border-error',
  'group-data-error/field:bg-error-tint group-data-error/field:duration-tap',
];

/** Attributes that connect a control to its label, hint and error. */
export interface ControlProps {
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
  children: (controlProps: ControlProps) => ReactNode;
}

/** Connects label, control, hint and error. */
export function Field({ label, required, hint, error, className, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = clsx(hint && `${controlId}-hint`, error && `${controlId}-error`);
  return (
    <div
      className={clsx('group/field grid content-start gap-2', className)}
      data-error={error ? '' : undefined}
    >
      <label htmlFor={controlId} className="text-small/tight font-semibold">
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

interface ChoiceGroupProps {
  legend: string;
  required?: boolean;
  error?: string | undefined;
  className?: string;
  legendClassName?: string;
  children: ReactNode;
}

/** A fieldset of chips or answers with its legend and error. */
export function ChoiceGroup({
  legend,
  required,
  error,
  className,
  legendClassName = 'mb-2',
  children,
}: ChoiceGroupProps) {
  const errorId = useId();
  return (
    <fieldset
      className={clsx('group/field grid content-start gap-2', className)}
      data-error={error ? '' : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={clsx('text-small/tight font-semibold', legendClassName)}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap gap-cut">{children}</div>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </fieldset>
  );
}

/** The asterisk beside a label; assistive technology reads `required` from the control instead. */
function RequiredMark() {
  return (
    <span className="text-error on-dark:text-coral" aria-hidden="true">
      {' *'}
    </span>
  );
}

/** The error below a field; its dot drops in. */
export function FieldMessage({ id, children }: { id: string; children: string }) {
  return (
    <p
      id={id}
      className={clsx(
        'flex items-center gap-2 text-note font-medium text-error',
        'before:size-2.5 before:flex-none before:animate-drop-small before:rounded-full before:bg-current on-dark:text-coral',
      )}
    >
      {children}
    </p>
  );
}

/** Fields in two columns, or in one if the window is narrow or large text needs the room. */
export function FieldGrid({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={clsx('grid pairs gap-x-6 gap-y-7 max-md:grid-cols-1', className)} />
  );
}

/** A field out of sight and reach of people; what a bot fills in is quarantined. */
export function HoneypotField(props: Pick<ComponentProps<'input'>, 'ref'>) {
  return (
    <span className="sr-only" aria-hidden="true">
      <input {...props} type="text" name="leave-empty" tabIndex={-1} autoComplete="off" />
    </span>
  );
}

/** A text out of sight that assistive technology announces when it changes. */
export function LiveRegion({ children }: { children?: string | undefined }) {
  return <output className="sr-only">{children}</output>;
}
