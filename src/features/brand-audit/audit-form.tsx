import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { auditActs } from '@/content/audit';
import { formUnavailable } from '@/content/form-unavailable';
import { detailsKey } from './draft';
import { useAuditForm } from './use-audit-form';
import { useAuditSubmission } from './use-audit-submission';
import { useGathering } from './use-gathering';
import { useHashFocus } from './use-hash-focus';
import { toEmail, toPhone } from '@/lib/normalize-entries';
import { syncFormValues } from '@/lib/sync-form-values';
import { useHydrated } from '@/lib/use-hydrated';
import { usePreHydrationKey } from '@/lib/use-pre-hydration-input';
import { useNearView } from '@/motion/use-near-view';
import { FormNote } from '@/ui/form-note';
import { HoneypotField } from '@/ui/honeypot-field';
import { Act } from './act';
import { Details } from './details';
import { FailurePanel } from './failure-panel';
import { InvalidSummary } from './invalid-summary';
import { KeptNote } from './kept-note';
import { Rail } from './rail';
import { RailProvider } from './rail-state';
import { SendRow } from './send-row';
import { SentenceNews } from './sentence-news';

/** Twenty questions and the corporate details: one form. */
export function AuditForm() {
  const { form, initialElapsedTime, clearAnswers, undoClear, forget } = useAuditForm();
  const { state, submitAudit, honeypotRef, panelRef, onFocus } = useAuditSubmission(
    forget,
    initialElapsedTime,
  );
  const preHydration = usePreHydrationKey(detailsKey);
  useHashFocus();

  // Also until the page has changed.
  const isBusy = state === 'submitting' || state === 'success';
  const gathering = useGathering(state);
  const questions = useRef<HTMLDivElement>(null);
  const isSeen = useNearView(questions, -160);
  const isWaiting = useHydrated() && !isSeen;
  const [isLive, setIsLive] = useState(false);
  const onSubmit = form.handleSubmit(submitAudit);

  const takeEntries = ({ currentTarget }: { currentTarget: Element }) =>
    syncFormValues(currentTarget, form, { email: toEmail, contact: toPhone });

  return (
    <FormProvider {...form}>
      <RailProvider isLive={isLive} isWaiting={isWaiting} isAway={gathering.isAway}>
        <form
          data-pre-hydration={preHydration}
          className="relative"
          noValidate
          onChange={() => setIsLive(true)}
          onSubmit={(event) => {
            takeEntries(event);
            void onSubmit(event);
          }}
          onBlur={takeEntries}
          onFocus={onFocus}
        >
          <div ref={questions}>
            <Rail />
            <SentenceNews />
            {auditActs.map((act) => (
              <Act key={act.part} act={act} />
            ))}
          </div>
          <Details isComplete={isBusy || state === 'failed'} summary={<InvalidSummary />}>
            {preHydration !== undefined && <FormNote words={formUnavailable} />}
            <HoneypotField ref={honeypotRef} />
            <SendRow isBusy={isBusy} isFailed={state === 'failed'} gathering={gathering} />
            <KeptNote onClear={clearAnswers} onUndo={undoClear} />
            <FailurePanel state={state} ref={panelRef} />
          </Details>
        </form>
      </RailProvider>
    </FormProvider>
  );
}
