import { FormProvider } from 'react-hook-form';
import { auditActs } from '@/content/audit';
import { formUnavailable } from '@/content/form-unavailable';
import { detailsKey } from './draft';
import { useAuditForm } from './use-audit-form';
import { useAuditSubmission } from './use-audit-submission';
import { useHashFocus } from './use-hash-focus';
import { toEmail, toPhone } from '@/lib/entries';
import { syncFormValues } from '@/lib/sync-form-values';
import { usePreHydrationKey } from '@/lib/use-pre-hydration-input';
import { FormNote } from '@/ui/form-note';
import { HoneypotField } from '@/ui/honeypot-field';
import { Act } from './act';
import { Details } from './details';
import { FailurePanel } from './failure-panel';
import { InvalidSummary } from './invalid-summary';
import { KeptNote } from './kept-note';
import { ProgressBar } from './progress-bar';
import { SendRow } from './send-row';

/** Twenty questions and the corporate details: one form. */
export function AuditForm() {
  const { form, initialElapsedTime, clearAnswers, undoClear, forget } = useAuditForm();
  const { state, submitAudit, honeypotRef, panelRef, onFocus } = useAuditSubmission(
    forget,
    initialElapsedTime,
  );
  const preHydration = usePreHydrationKey(detailsKey);
  useHashFocus();

  const isBusy = state === 'submitting';
  const onSubmit = form.handleSubmit(submitAudit);

  const takeEntries = ({ currentTarget }: { currentTarget: Element }) =>
    syncFormValues(currentTarget, form, { email: toEmail, contact: toPhone });

  return (
    <FormProvider {...form}>
      <form
        data-pre-hydration={preHydration}
        noValidate
        onSubmit={(event) => {
          takeEntries(event);
          void onSubmit(event);
        }}
        onBlur={takeEntries}
        onFocus={onFocus}
      >
        <div>
          <ProgressBar />
          {auditActs.map((act) => (
            <Act key={act.part} act={act} />
          ))}
        </div>
        <Details isComplete={isBusy || state === 'failed'} summary={<InvalidSummary />}>
          {preHydration !== undefined && <FormNote words={formUnavailable} />}
          <HoneypotField ref={honeypotRef} />
          <SendRow isBusy={isBusy} isFailed={state === 'failed'} />
          <KeptNote onClear={clearAnswers} onUndo={undoClear} />
          <FailurePanel state={state} ref={panelRef} />
        </Details>
      </form>
    </FormProvider>
  );
}
