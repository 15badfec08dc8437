import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { auditActs } from '@/content/audit';
import { formUnavailable } from '@/content/form-unavailable';
import { hashTarget } from '@/lib/paths';
import { toEmail, toPhone } from '@/lib/normalize-entries';
import { syncFormValues } from '@/lib/form-controls';
import { useHydrated } from '@/lib/use-hydrated';
import { usePreHydrationKey } from '@/lib/use-pre-hydration-input';
import { useNearView } from '@/motion/use-visible';
import { FormNote } from '@/ui/form-note';
import { HoneypotField, LiveRegion } from '@/ui/field';
import { Act } from './act';
import { Details, InvalidSummary } from './details';
import { detailsKey } from './draft';
import { useGathering } from './gathering';
import { lineSentence } from './line-sentence';
import { Rail } from './rail';
import { RailProvider, useRail } from './rail-state';
import { FailurePanel, KeptNote, SendRow } from './send-row';
import { useAuditForm, useAuditSubmission } from './use-audit-form';

/** Announces the sentence of each act once, when its last answer is given; not after a reload. */
function SentenceNews() {
  const { answers, full, isLive } = useRail();
  const known = useRef(new Set<number>());
  const [news, setNews] = useState<string>();

  useEffect(() => {
    const ends = auditActs.flatMap(({ last }, index) =>
      full[index] && !known.current.has(last) ? [last] : [],
    );
    for (const last of ends) known.current.add(last);
    const latest = ends.at(-1);
    if (isLive && latest) setNews(lineSentence(latest, answers).join(' '));
  }, [answers, full, isLive]);

  return <LiveRegion>{news}</LiveRegion>;
}

/** Moves the focus to the question or field of the hash (`#q-7`): to the chosen answer, or the first one. */
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

/** Twenty questions and the corporate details: one form. */
export function AuditForm() {
  const { form, initialElapsedTime, clearAnswers, undoClear } = useAuditForm();
  const { state, submitAudit, honeypotRef, panelRef, onFocus } = useAuditSubmission(
    form.getValues,
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
          name={detailsKey}
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
