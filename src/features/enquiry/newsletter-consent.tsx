import { useFormContext, useWatch } from 'react-hook-form';
import { contactWords as words } from '@/content/contact';
import { paths } from '@/lib/paths';
import { Checkbox } from '@/ui/checkbox';
import { TextLink } from '@/ui/text-link';
import type { DetailedValues } from './schema';

/** The newsletter checkbox; when checked, a note says how the address is used (docs/rules.md#detailed-enquiry-form). */
export function NewsletterConsent() {
  const { register, control } = useFormContext<DetailedValues>();
  const isWanted = useWatch({ control, name: 'subscribeToNewsletter' });
  return (
    <div className="mb-10 grid justify-items-start gap-5">
      <Checkbox {...register('subscribeToNewsletter')}>{words.newsletter}</Checkbox>
      {isWanted && (
        <div
          className="w-full rounded-card rounded-tr-control bg-dew px-fluid-7 py-6 text-small"
          role="note"
        >
          <p className="max-w-[36em]">
            {words.consentText} {words.policyBefore}{' '}
            <TextLink to={paths.privacyPolicy}>{words.policyLink}</TextLink> {words.policyAfter}
          </p>
        </div>
      )}
    </div>
  );
}
