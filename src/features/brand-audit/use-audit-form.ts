import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { initialElapsedTimeOf } from '@/lib/idempotency-key-store';
import { usePreHydrationInput } from '@/lib/use-pre-hydration-input';
import {
  clearDraft,
  detailsKey,
  onAnswersKept,
  readAnswers,
  readDetails,
  withKeptAnswers,
  writeAnswers,
  writeDetails,
} from './draft';
import { auditSchema, type AuditSubmission, pickAnswers, questionIds } from './schema';

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
 * @returns the form; `initialElapsedTime`, the time spent on it before it rendered, in ms; `clearAnswers`; `undoClear`
 * while clearing can be undone; and `forget`, which removes the draft
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
    const values = { ...empty, ...begun };
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
    forget: clearDraft,
  };
}
