import type { Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DetailName } from '@/features/brand-audit/payload';
import type { AuditSubmission } from '@/features/brand-audit/schema';
import { lengths } from '@/lib/validation';
import { TextField } from '@/ui/text-field';

export interface DetailFieldProps {
  name: Exclude<DetailName, 'newsletter'>;
  label: string;
  type?: 'email' | 'url' | 'number' | 'tel';
  autoComplete: string;
  placeholder?: string;
}

const maxLength = { email: lengths.email, url: lengths.url, tel: lengths.phone };

const stop = (event: Event) => event.preventDefault();

/** A ref that keeps the wheel from changing a number; React's own wheel listeners are passive. */
const withBlockedWheel = (ref: (input: HTMLInputElement | null) => void) => {
  const attach: Ref<HTMLInputElement> = (input) => {
    ref(input);
    input?.addEventListener('wheel', stop, { passive: false });
    return () => {
      input?.removeEventListener('wheel', stop);
      ref(null);
    };
  };
  return attach;
};

/** One of the corporate details with its rule (specification 3 and 5). */
export function DetailField({ name, type, ...rest }: DetailFieldProps) {
  const { register, getFieldState, formState } = useFormContext<AuditSubmission>();
  const isNumber = type === 'number';
  const { ref, ...field } = register(name, isNumber ? { valueAsNumber: true } : {});
  const { error } = getFieldState(name, formState);

  return (
    <TextField
      {...rest}
      {...field}
      ref={isNumber ? withBlockedWheel(ref) : ref}
      {...(isNumber
        ? { type, min: 0, step: 1, inputMode: 'numeric' }
        : { type, maxLength: type ? maxLength[type] : lengths.line })}
      id={name}
      required
      error={error?.message}
    />
  );
}
