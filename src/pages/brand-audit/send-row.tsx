import { useFormContext } from 'react-hook-form';
import { detailsWords as words } from '@/content/audit';
import { messages } from '@/content/messages';
import type { AuditSubmission } from '@/features/brand-audit/schema';
import { Button } from '@/ui/button';
import { Check } from '@/ui/check';

export interface SendRowProps {
  isBusy: boolean;
  isFailed: boolean;
}

/** The reminder to look again, the newsletter, and SUBMIT AUDIT (specification 2.13). */
export function SendRow({ isBusy, isFailed }: SendRowProps) {
  const { register } = useFormContext<AuditSubmission>();
  return (
    <div className={`audit-send ${isFailed ? 'is-failed' : ''}`.trim()}>
      <div>
        <p>
          <b>{words.reminderStart}</b> {words.reminder}
        </p>
        <Check {...register('newsletter')}>{words.newsletter}</Check>
      </div>
      <Button
        id="submit-audit"
        type="submit"
        tone="ink"
        size="large"
        busyLabel={isBusy ? messages.pleaseWait : undefined}
      >
        {words.submit}
      </Button>
    </div>
  );
}
