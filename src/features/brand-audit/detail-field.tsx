import type { WheelEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DetailName } from './payload';
import type { AuditSubmission } from './schema';
import { limits } from '@/lib/validation';
import { TextField } from '@/ui/text-field';

interface DetailFieldProps {
  name: Exclude<DetailName, 'newsletter'>;
  label: string;
  type?: 'email' | 'url' | 'number' | 'tel';
  autoComplete: string;
  placeholder?: string;
}

const limitOf = { email: limits.email, url: limits.url, tel: limits.contact };

/** While read-only, a number field ignores the wheel, and the page scrolls. */
const hold = ({ currentTarget }: WheelEvent<HTMLInputElement>) => {
  currentTarget.readOnly = true;
  setTimeout(() => {
    currentTarget.readOnly = false;
  });
};

/** One corporate detail with its rules (docs/rules.md#audit-fields). */
export function DetailField({ name, type, ...rest }: DetailFieldProps) {
  const { register, getFieldState, formState } = useFormContext<AuditSubmission>();
  const isNumber = type === 'number';
  const { ref, ...field } = register(name, isNumber ? { valueAsNumber: true } : {});
  const { error } = getFieldState(name, formState);

  return (
    <TextField
      {...rest}
      {...field}
      ref={ref}
      {...(isNumber
        ? { type, min: 0, step: 1, inputMode: 'numeric', onWheel: hold }
        : { type, limit: type ? limitOf[type] : limits.line })}
      id={name}
      className="scroll-mt-10"
      required
      error={error?.message}
    />
  );
}
