import { clsx } from 'clsx';
import { useFormContext } from 'react-hook-form';
import { detailsWords as words } from '@/content/audit';
import { messages } from '@/content/messages';
import type { AuditSubmission } from './schema';
import { Button } from '@/ui/button';
import { Check } from '@/ui/check';
import { InvalidReminder } from './invalid-reminder';

interface SendRowProps {
  isBusy: boolean;
  isFailed: boolean;
}

/** The reminder to look again, the newsletter, and SUBMIT AUDIT (docs/rules.md#audit-page). */
export function SendRow({ isBusy, isFailed }: SendRowProps) {
  const { register } = useFormContext<AuditSubmission>();
  return (
    <div
      className={clsx(
        'mt-14 flex flex-wrap items-center justify-between gap-x-12 gap-y-7 border-t-2 pt-10',
        isFailed ? 'border-transparent' : 'border-ink',
      )}
    >
      <InvalidReminder />
      <div className="grid flex-[1_1_14em] gap-5 s:basis-full">
        <p className="max-w-[30em]">
          <b className="font-semibold">{words.reminderStart}</b> {words.reminder}
        </p>
        <Check {...register('newsletter')}>{words.newsletter}</Check>
      </div>
      <Button
        id="submit-audit"
        type="submit"
        tone="ink"
        size="capitals"
        className="s:w-full"
        busyLabel={isBusy ? messages.pleaseWait : undefined}
      >
        {words.submit}
      </Button>
    </div>
  );
}
