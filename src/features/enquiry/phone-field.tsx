import { clsx } from 'clsx';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { detailedFields } from '@/content/enquiry';
import { Field } from '@/ui/field';
import { inputVariants } from '@/ui/text-field';
import type { DetailedValues } from './detailed-draft';

const { label, autoComplete } = detailedFields.contact;

/** The number after the dial code. It only looks required (docs/rules.md#contact-number). */
export function PhoneField() {
  const { register, control, formState } = useFormContext<DetailedValues>();
  const dialCode = useWatch({ control, name: 'country.dial_code' });
  const dialCodeId = useId();
  return (
    <Field label={label} required error={formState.errors.contact?.message}>
      {({ required: _looks, 'aria-describedby': messageId, ...controlProps }) => (
        <div className="flex">
          {dialCode && (
            <span
              id={dialCodeId}
              className={clsx(
                'flex h-14 flex-none items-center px-4.5 text-control/none font-semibold',
                'rounded-l-field border border-r-0 border-control-edge bg-sand',
              )}
            >
              {dialCode}
            </span>
          )}
          <input
            {...controlProps}
            type="tel"
            className={inputVariants({ className: ['h-14', dialCode && 'rounded-l-none'] })}
            placeholder={label}
            autoComplete={autoComplete}
            aria-describedby={clsx(dialCode && dialCodeId, messageId) || undefined}
            {...register('contact')}
          />
        </div>
      )}
    </Field>
  );
}
