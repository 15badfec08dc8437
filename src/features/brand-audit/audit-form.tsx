import { use, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSubmission } from '@/api/use-submission';
import { auditFields as fields, detailsWords } from '@/content/audit';
import { formUnavailable } from '@/content/form-unavailable';
import { paths } from '@/content/pages';
import { hashTarget } from '@/lib/addresses';
import { isEmbeddedApi } from '@/lib/env';
import { toBody } from '@/lib/fields';
import { successState } from '@/lib/history-state';
import { showNotice } from '@/lib/notice';
import { syncFormValues } from '@/lib/sync-form-values';
import { toRecord } from '@/lib/to-record';
import { useNearView } from '@/motion/use-visible';
import { HoneypotField } from '@/ui/field';
import { FormNote } from '@/ui/form-note';
import { PrefetchRoute } from '@/ui/route-link';
import { pickAnswers } from './answers';
import { AuditSections } from './audit-section';
import { Details, KeptNote, SendRow } from './details';
import { detailsKey, forgetSent, useAuditForm } from './draft';
import { FailurePanel } from './failure-panel';
import { usePieceMemory } from './flight';
import { Rail } from './rail';
import { RailProvider } from './rail-state';
import type { AuditValues } from './schema';
import { SentenceNews } from './section-sentence';

/** The rail draws itself once this much of the questions is in the window, in px. */
const railStartsAt = 160;

/**
 * Twenty questions and the corporate details in one form. A 200 navigates to /success, with the
 * receipt if the embedded API answered; any other answer shows the `FailurePanel`
 * (docs/rules.md#audit-failure).
 */
export function AuditForm() {
  const { form, clearAnswers, undoClear } = useAuditForm();
  const { state, submit, honeypotRef, formProps, isHydrated } = useSubmission(
    '/audit-report/verify-data',
    detailsKey,
  );
  const navigate = useNavigate();
  const prefetchPage = use(PrefetchRoute);
  useHashFocus();

  const questions = useRef<HTMLDivElement>(null);
  const isSeen = useNearView(questions, -railStartsAt);
  /** Whether the visitor has changed anything since the page was loaded. */
  const [isLive, setIsLive] = useState(false);
  // A sent form stays busy until the confirmation has replaced the page.
  const isBusy = state === 'submitting' || state === 'success';
  usePieceMemory(questions, isBusy);

  const onSubmit = form.handleSubmit(async (values) => {
    prefetchPage(paths.success);
    // As typed, unlike `values`, and before anything more is typed.
    const typed = form.getValues();
    const sent = await submit({ ...pickAnswers(values), ...toBody(fields, values) });
    if (!sent) return;
    forgetSent(typed);
    const hasLeft = !questions.current;
    if (hasLeft) showNotice(detailsWords.sentMeanwhile);
    else await navigate(paths.success, { state: successStateOf(values, sent.answer) });
  });

  const syncEntries = ({ currentTarget }: { currentTarget: Element }) =>
    syncFormValues(currentTarget, form, fields);

  return (
    <FormProvider {...form}>
      <RailProvider isLive={isLive} isWaiting={isHydrated && !isSeen}>
        <form
          {...formProps}
          className="relative"
          onChange={() => setIsLive(true)}
          onSubmit={(event) => {
            syncEntries(event);
            void onSubmit(event);
          }}
          onBlur={syncEntries}
        >
          <div ref={questions}>
            <Rail />
            <SentenceNews />
            <AuditSections />
          </div>
          <Details isSent={state !== 'idle'}>
            {!isHydrated && <FormNote words={formUnavailable} />}
            <HoneypotField ref={honeypotRef} />
            <SendRow isBusy={isBusy} isFailed={state === 'failed'} />
            <KeptNote onClear={clearAnswers} onUndo={undoClear} />
            <FailurePanel state={state} />
          </Details>
        </form>
      </RailProvider>
    </FormProvider>
  );
}

/** Moves the focus to the question or field of the hash (`#q-7`): to its chosen or first answer. */
function useHashFocus() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return undefined;
    const target = hashTarget(hash);
    const control =
      target?.querySelector<HTMLElement>('input:checked') ??
      target?.querySelector<HTMLElement>('input') ??
      target;
    control?.focus({ preventScroll: true });
    // The page scrolls to the target's top; in a low window the control may be below the fold.
    const frame = requestAnimationFrame(() =>
      (control?.closest('label') ?? control)?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}

/** @returns router state for /success, with the receipt if the embedded API gave a reference */
const successStateOf = (values: AuditValues, answer: unknown) => {
  const { reference } = toRecord(answer);
  if (!isEmbeddedApi || typeof reference !== 'string') return successState;
  const { company } = values;
  const audit = { reference, company, takenAt: Date.now(), answers: pickAnswers(values) };
  return { ...successState, audit };
};
