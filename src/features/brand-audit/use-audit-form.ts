import { yupResolver } from '@hookform/resolvers/yup';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isEmbeddedApi } from '@/lib/env';
import { successState } from '@/lib/history-state';
import { keptName } from '@/lib/kept-name';
import { lazyScript } from '@/lib/lazy-script';
import { paths } from '@/lib/paths';
import { usePreHydrationInput } from '@/lib/use-pre-hydration-input';
import {
  idempotencyKeyStore,
  initialElapsedTimeOf,
  type Send,
  useSubmission,
} from '@/lib/use-submission';
import { PrefetchRoute } from '@/ui/route-link';
import {
  detailsKey,
  forgetSent,
  onAnswersKept,
  readAnswers,
  readDetails,
  withKeptAnswers,
  writeAnswers,
  writeDetails,
} from './draft';
import {
  areComplete,
  auditSchema,
  type AuditSubmission,
  pickAnswers,
  type QuestionId,
  questionIds,
  toReceipt,
} from './schema';

export type DetailName = Exclude<keyof AuditSubmission, QuestionId>;

/**
 * @returns the body of POST /audit-report/verify-data, its keys in the contract's order (docs/rules.md#audit-payload)
 * @throws {RangeError} when an answer is missing, which the form's schema does not let through
 */
const toPayload = (values: AuditSubmission): AuditSubmission => {
  const answers = pickAnswers(values);
  if (!areComplete(answers)) throw new RangeError('An answer is missing');
  return {
    ...answers,
    'first-name': values['first-name'],
    'last-name': values['last-name'],
    designation: values.designation,
    email: values.email,
    linkedin: values.linkedin,
    company: values.company,
    website: values.website,
    numberOfEmployee: values.numberOfEmployee,
    industry: values.industry,
    contact: values.contact,
    newsletter: values.newsletter,
  };
};

const empty = { newsletter: false };

const detailsOf = (values: Partial<AuditSubmission>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('q-')));

const keep = (values: Partial<AuditSubmission>, answers = pickAnswers(values)) => {
  writeAnswers(answers, Date.now());
  writeDetails(detailsOf(values));
};

/** Turns input from before hydration, which is all text, into form values. */
const toValues = ({ newsletter, numberOfEmployee, ...texts }: Record<string, unknown>) => ({
  ...detailsOf(texts),
  ...pickAnswers(texts),
  ...(newsletter !== undefined && { newsletter: true }),
  ...(numberOfEmployee !== undefined && { numberOfEmployee: Number(numberOfEmployee) }),
});

/**
 * The audit's form (docs/rules.md#audit-fields, docs/rules.md#drafts): every field is required and validated on
 * submit, then while typing. Answers and details survive a reload, the gate and Back. Answers from another tab are
 * merged in.
 *
 * @returns the form; `initialElapsedTime`, the time spent on it before it rendered, in ms; `clearAnswers`; and `undoClear`
 * while clearing can be undone
 */
export function useAuditForm() {
  const form = useForm<AuditSubmission>({
    resolver: yupResolver(auditSchema),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const [cleared, setCleared] = useState<Partial<AuditSubmission>>();
  const takePreHydrationInput = usePreHydrationInput(detailsKey);
  const isBegun = useRef(false);
  const { reset, subscribe, getValues, setValue, clearErrors } = form;

  // Before the first paint, so that nothing jumps.
  useLayoutEffect(() => {
    const typed = toValues(takePreHydrationInput());
    const begun = { ...readDetails(), ...readAnswers(Date.now()), ...typed };
    const company = keptName().trim();
    // A kept draft wins (docs/rules.md#name-on-the-line).
    const values = { ...empty, ...(company && { company }), ...begun };
    reset(values);
    isBegun.current = Object.keys(begun).length > 0;
    if (Object.keys(typed).length > 0) keep(values);
  }, [reset, takePreHydrationInput]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (!name) return;
          keep(values, withKeptAnswers(pickAnswers(values), name, Date.now()));
          setCleared(undefined);
        },
      }),
    [subscribe],
  );

  useEffect(
    () =>
      onAnswersKept((elsewhere) => {
        for (const id of questionIds) {
          const answer = elsewhere[id];
          if (!answer || answer === getValues(id)) continue;
          setValue(id, answer);
          clearErrors(id);
        }
      }),
    [getValues, setValue, clearErrors],
  );

  const clearAnswers = () => {
    const values = getValues();
    // Without `keepFieldsRef` the radio buttons would stay checked.
    reset({ ...empty, ...detailsOf(values) }, { keepFieldsRef: true });
    writeAnswers({}, Date.now());
    setCleared(values);
  };

  const undoClear = () => {
    reset(cleared, { keepFieldsRef: true });
    writeAnswers(pickAnswers(cleared ?? {}), Date.now());
    setCleared(undefined);
  };

  return {
    form,
    initialElapsedTime: () => initialElapsedTimeOf(isBegun.current),
    clearAnswers,
    undoClear: cleared && undoClear,
  };
}

/** Prefetched when the form gets the focus, so that sending needs no script that has yet to load. */
const api = lazyScript(() => import('@/api/post'));

const send: Send<AuditSubmission, { reference?: string }> = async (
  { createdAt: _createdAt, ...payload },
  meta,
) => {
  const { postAuditReport } = await api.load();
  return postAuditReport(payload, meta);
};

const keyStore = idempotencyKeyStore(detailsKey);

/**
 * Sends the audit. A 200 navigates to /success, with the receipt if the embedded API answered; everything else ends in
 * `failed` (docs/rules.md#audit-failure).
 *
 * @param typed gives the entries as typed: a 200 forgets them, and what has changed since stays
 * @param initialElapsedTime gives the time spent on the form before it rendered, in ms
 * @returns the state, `submitAudit`, the honeypot's ref, `onFocus` for the form, and `panelRef` for the panel that
 * takes the focus
 */
export function useAuditSubmission(typed: () => object, initialElapsedTime: () => number) {
  const navigate = useNavigate();
  const prefetchPage = use(PrefetchRoute);
  const { state, submit, honeypotRef } = useSubmission(send, {
    keyStore,
    initialElapsedTime,
  });
  const panelRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state === 'failed') panelRef.current?.focus();
  }, [state]);

  const submitAudit = async (values: AuditSubmission) => {
    prefetchPage(paths.success);
    const before = typed();
    // `toPayload` orders the keys: a restored form holds them in another order, and equal content keeps its key.
    const sent = await submit(toPayload(values));
    if (!sent) return;
    forgetSent(before, Date.now());
    const { reference } = sent.answer;
    const audit =
      isEmbeddedApi && reference ? { audit: toReceipt(values, reference, Date.now()) } : {};
    void navigate(paths.success, { state: { ...successState, ...audit } });
  };

  return {
    state,
    submitAudit,
    honeypotRef,
    panelRef,
    onFocus: api.prefetch,
  };
}
