import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { auditFields as fields } from '@/content/audit';
import { readFields } from '@/lib/fields';
import { keptName } from '@/lib/kept-name';
import { forgetSentFields, unsentFields } from '@/lib/sent-fields';
import { deviceStorage, tabStorage } from '@/lib/storage';
import { toRecord } from '@/lib/to-record';
import { usePreHydrationInput } from '@/lib/use-pre-hydration-input';
import { type Answers, pickAnswers } from './answers';
import { auditSchema, type AuditValues } from './schema';

/** Answers are kept this long after the last change, in ms (docs/rules.md#drafts). */
const draftLifetime = 30 * 24 * 60 * 60 * 1000;

/** Storage key of the answers on this device. */
const answersKey = 'brand-audit-answers';
/** Storage key of the details in this tab, by which the form's submission knows them, too. */
export const detailsKey = 'brand-audit-details';

/**
 * The audit's form (docs/rules.md#audit-fields, docs/rules.md#drafts): every field is required and
 * validated on submit, then while typing. Answers and details survive a reload, the gate and Back.
 * @returns the form; `clearAnswers`; and `undoClear` until the next change of any field
 */
export function useAuditForm() {
  const form = useForm<AuditValues>({
    resolver: yupResolver(auditSchema),
    defaultValues: toValues({}),
    shouldFocusError: false,
  });
  /** What the form held before its answers were cleared, while that can be undone. */
  const [cleared, setCleared] = useState<Partial<AuditValues>>();
  const takePreHydrationInput = usePreHydrationInput(detailsKey);
  const { reset, subscribe, getValues } = form;

  // Fills the form before the first paint, so that nothing jumps.
  useLayoutEffect(() => {
    const input = takePreHydrationInput();
    const values = toValues({
      // The name from home fills the field unless a draft is kept (docs/rules.md#name-on-the-line).
      company: keptName().trim(),
      ...tabStorage.readFields(detailsKey),
      ...readAnswers(),
      ...input,
    });
    reset(values);
    if (Object.keys(input).length > 0) keepDraft(values);
  }, [reset, takePreHydrationInput]);

  // Keeps every change. A reset names no field, and is not kept.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (!name) return;
          keepDraft(values);
          setCleared(undefined);
        },
      }),
    [subscribe],
  );

  const clearAnswers = () => {
    const values = getValues();
    // Only the details stay. Without `keepFieldsRef` the radio buttons would stay checked.
    reset(readFields(fields, values), { keepFieldsRef: true });
    writeAnswers({});
    setCleared(values);
  };

  const undoClear = () => {
    reset(cleared, { keepFieldsRef: true });
    writeAnswers(pickAnswers(cleared ?? {}));
    setCleared(undefined);
  };

  return { form, clearAnswers, undoClear: cleared && undoClear };
}

/** @returns the form's values, of stored input that may hold anything */
const toValues = (stored: Record<string, unknown>): Partial<AuditValues> => ({
  ...pickAnswers(stored),
  ...readFields(fields, stored),
});

const keepDraft = (values: Partial<AuditValues>) => {
  writeAnswers(pickAnswers(values));
  // The details stay in this tab, because they name a person (docs/rules.md#drafts).
  tabStorage.write(detailsKey, readFields(fields, values));
};

/** Reads the valid answers kept on this device, and removes them after 30 days. */
export const readAnswers = (): Partial<Answers> => {
  const { savedAt, answers } = deviceStorage.readFields(answersKey);
  if (typeof savedAt === 'number' && Date.now() - savedAt < draftLifetime) {
    return pickAnswers(toRecord(answers));
  }
  deviceStorage.remove(answersKey);
  return {};
};

/** Keeps the answers on this device, or removes them when there are none. */
export const writeAnswers = (answers: Partial<Answers>) => {
  if (Object.keys(answers).length === 0) deviceStorage.remove(answersKey);
  else deviceStorage.write(answersKey, { savedAt: Date.now(), answers });
};

/**
 * Forgets what was sent, after success; an answer or detail that has changed since stays.
 * @param sent as typed
 */
export const forgetSent = (sent: object) => {
  writeAnswers(unsentFields(readAnswers(), sent));
  forgetSentFields(detailsKey, sent);
};
