import { clsx } from 'clsx';
import { useFormContext } from 'react-hook-form';
import { detailsWords as words, summaryWords } from '@/content/audit';
import { messages } from '@/content/messages';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { TextLink } from '@/ui/text-link';
import { Gathering } from './gathering';
import type { AuditSubmission } from './schema';
import type { useGathering } from './use-gathering';
import { useInvalidFields } from './use-invalid-fields';

/** The number of missing answers and a link to their list, which in one column is far above the button. */
function InvalidReminder() {
  const { unanswered, invalidDetails } = useInvalidFields();
  if (unanswered.length + invalidDetails.length === 0) return null;
  return (
    <p className="hidden basis-full items-start gap-3.5 leading-[1.4] font-semibold text-error before:mt-1.5 before:size-3 before:flex-none before:rounded-full before:bg-error max-xl:flex">
      <span>
        <span>{summaryWords.text(unanswered.length, invalidDetails.length)}</span>{' '}
        <TextLink to="#gaps" className="text-ink">
          {summaryWords.see}
        </TextLink>
      </span>
    </p>
  );
}

interface SendRowProps {
  isBusy: boolean;
  isFailed: boolean;
  gathering: ReturnType<typeof useGathering>;
}

/**
 * The reminder, the newsletter checkbox and SUBMIT AUDIT (docs/rules.md#audit-page). While it sends, the report's line gathers in
 * their place.
 */
export function SendRow({ isBusy, isFailed, gathering }: SendRowProps) {
  const { register } = useFormContext<AuditSubmission>();
  const { isAway, isGathered, onReturn } = gathering;
  return (
    <div
      className={clsx(
        'relative mt-14 flex flex-wrap items-center justify-between gap-x-12 gap-y-7 border-t-2 pt-10',
        isFailed || isAway ? 'border-transparent' : 'border-ink',
      )}
    >
      {isAway && <Gathering isGathered={isGathered} onReturn={onReturn} />}
      <InvalidReminder />
      <div
        className={clsx(
          'grid flex-[1_1_14em] gap-5 transition-opacity max-sm:basis-full',
          isAway && 'not-focus-within:opacity-0',
        )}
      >
        <p className="max-w-[30em]">
          <b className="font-semibold">{words.reminderStart}</b> {words.reminder}
        </p>
        <Checkbox {...register('newsletter')}>{words.newsletter}</Checkbox>
      </div>
      <Button
        id="submit-audit"
        type="submit"
        tone="ink"
        size="capitals"
        className="max-sm:w-full"
        busyLabel={isBusy ? messages.pleaseWait : undefined}
      >
        {words.submit}
      </Button>
    </div>
  );
}
