import { useFormContext, useWatch } from 'react-hook-form';
import { contactWords as words } from '@/content/contact';
import { lengths } from '@/lib/validation';
import { Field } from '@/ui/field';
import type { DetailedValues } from './schema';

/** The number after its country's dial code; looks required, never checked (specification 5, decision 32). */
export function PhoneField() {
  const { register, control } = useFormContext<DetailedValues>();
  const dialCode = useWatch({ control, name: 'country.dial_code' });
  return (
    <Field label={words.contact} required>
      {({ id }) => (
        <div className="tel">
          {dialCode && (
            <span className="tel__code" id={`${id}-code`}>
              {dialCode}
            </span>
          )}
          <input
            id={id}
            type="tel"
            className="input"
            placeholder={words.contact}
            maxLength={lengths.phone}
            autoComplete="tel-national"
            aria-describedby={dialCode && `${id}-code`}
            {...register('contact')}
          />
        </div>
      )}
    </Field>
  );
}
