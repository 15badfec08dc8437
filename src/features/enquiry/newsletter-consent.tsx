import { useFormContext, useWatch } from 'react-hook-form';
import { contactWords as words } from '@/content/contact';
import { paths } from '@/lib/paths';
import { Check } from '@/ui/check';
import { TextLink } from '@/ui/text-link';
import type { DetailedValues } from './schema';

/** The newsletter's box; ticked, it says how the address is used (specification 2.9). */
export function NewsletterConsent() {
  const { register, control } = useFormContext<DetailedValues>();
  const isWanted = useWatch({ control, name: 'subscribeToNewsletter' });
  return (
    <div className="consent">
      <Check {...register('subscribeToNewsletter')}>{words.newsletter}</Check>
      {isWanted && (
        <div className="notice" role="note">
          <p>
            {words.notice} {words.noticeBefore}{' '}
            <TextLink to={paths.privacyPolicy}>{words.noticeLink}</TextLink> {words.noticeAfter}
          </p>
        </div>
      )}
    </div>
  );
}
