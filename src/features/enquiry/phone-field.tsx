import { clsx } from 'clsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { contactWords as words } from '@/content/contact';
import { Field } from '@/ui/field';
import { inputVariants } from '@/ui/text-field';
import type { DetailedValues } from './schema';

/** The phone number after the dial code. It looks required but is not validated (docs/rules.md#contact-number). */
export function PhoneField() {
  const { register, control, formState } = useFormContext<DetailedValues>();
  const dialCode = useWatch({ control, name: 'country.dial_code' });
  return (
    <Field label={words.contact} required error={formState.errors.contact?.message}>
      {({ id, 'aria-invalid': invalid, 'aria-describedby': message }) => (
        <div className="flex">
          {dialCode && (
            <span
              className="flex h-14 flex-none items-center rounded-l-field border border-r-0 border-control-edge bg-sand px-4.5 text-control/none font-semibold"
              id={`${id}-code`}
            >
              {dialCode}
            </span>
          )}
          <input
            id={id}
            type="tel"
            className={inputVariants({ className: ['h-14', dialCode && 'rounded-l-none'] })}
            placeholder={words.contact}
            autoComplete="tel-national"
            aria-invalid={invalid}
            aria-describedby={clsx(dialCode && `${id}-code`, message) || undefined}
            {...register('contact')}
          />
        </div>
      )}
    </Field>
  );
}
