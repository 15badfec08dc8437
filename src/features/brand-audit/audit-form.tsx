import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSubmission } from '@/api/use-submission';
import { auditFields as fields, detailsWords } from '@/content/audit';
import { formUnavailable } from '@/content/form-unavailable';
import { isEmbeddedApi } from '@/lib/env';
import { toBody } from '@/lib/fields';
import { successState } from '@/lib/history-state';
import { showNotice } from '@/lib/notice';
import { paths } from '@/content/pages';
import { hashTarget } from '@/lib/addresses';
import { syncFormValues } from '@/lib/form-controls';
import { toRecord } from '@/lib/to-record';
import { useNearView } from '@/motion/use-visible';
import { HoneypotField, LiveRegion } from '@/ui/field';
import { FormNote } from '@/ui/form-note';
import { PrefetchRoute } from '@/ui/route-link';
import { AuditSections } from './audit-section';
import { Details, KeptNote, SendRow } from './details';
import { detailsKey, forgetSent, useAuditForm } from './draft';
import { FailurePanel } from './failure-panel';
import { rememberPieces } from './flight';
import { stripSentence } from './strip-sentence';
import { Rail } from './rail';
import { RailProvider, useRail } from './rail-state';
import { pickAnswers } from './answers';
import type { AuditValues } from './schema';

/**
 * Twenty questions and the corporate details in one form. A 200 navigates to /success, with the
 * receipt if the embedded API answered; everything else shows the panel
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

  // A sent form stays busy until the confirmation has replaced the page.
  const isBusy = state === 'submitting' || state === 'success';
  const questions = useRef<HTMLDivElement>(null);
  // The pieces are measured when the confirmation replaces the page, while they are still in it.
  const measurePieces = useEffectEvent(() => {
    if (isBusy && questions.current) rememberPieces(questions.current);
  });
  useLayoutEffect(() => () => measurePieces(), []);
  const isSeen = useNearView(questions, -160);
  const [isLive, setIsLive] = useState(false);
  const onSubmit = form.handleSubmit(async (values) => {
    prefetchPage(paths.success);
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
          <Details isComplete={isBusy || state === 'failed'}>
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

/** @returns router state for /success, with the receipt if the embedded API gave a reference */
const successStateOf = (values: AuditValues, answer: unknown) => {
  const { reference } = toRecord(answer);
  const { company } = values;
  const audit = { reference, company, takenAt: Date.now(), answers: pickAnswers(values) };
  const isStored = isEmbeddedApi && typeof reference === 'string';
  return { ...successState, ...(isStored && { audit }) };
};

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

/** Announces the sentence of each section once, when its last answer is given; not after a reload. */
function SentenceNews() {
  const { answers, sections, isLive } = useRail();
  /** The last questions of the sections whose sentence was announced, or stood there at first. */
  const saidAfter = useRef(new Set<number>());
  const [news, setNews] = useState<string>();

  useEffect(() => {
    const newlyFull = sections.filter(
      ({ words, hasSentence }) => hasSentence && !saidAfter.current.has(words.last),
    );
    for (const { words } of newlyFull) saidAfter.current.add(words.last);
    const latest = newlyFull.at(-1);
    if (isLive && latest) setNews(stripSentence(latest.words.last, answers).join(' '));
  }, [answers, sections, isLive]);

  return <LiveRegion>{news}</LiveRegion>;
}
