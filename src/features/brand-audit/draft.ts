import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { auditFields as fields } from '@/content/audit';
import { readFields } from '@/lib/fields';
import { keptName } from '@/lib/kept-name';
import { deviceStorage, tabStorage, unsentFields } from '@/lib/storage';
import { toRecord } from '@/lib/to-record';
import { usePreHydrationInput } from '@/lib/use-pre-hydration-input';
import { type Answers, pickAnswers, questionIds } from './answers';
import { auditSchema, type AuditValues } from './schema';

/**
 * The audit's form (docs/rules.md#audit-fields, docs/rules.md#drafts): every field is required and validated on
 * submit, then while typing. Answers and details survive a reload, the gate and Back. Answers from another tab are
 * merged in.
 *
 * @returns the form; `clearAnswers`; and `undoClear` while clearing can be undone
 */
export function useAuditForm() {
  const form = useForm<AuditValues>({
    resolver: yupResolver(auditSchema),
    defaultValues: toValues({}),
    shouldFocusError: false,
  });
  const [cleared, setCleared] = useState<Partial<AuditValues>>();
  const takePreHydrationInput = usePreHydrationInput(detailsKey);
  const { reset, subscribe, getValues, setValue, clearErrors } = form;

  // Before the first paint, so that nothing jumps.
  useLayoutEffect(() => {
    const typed = takePreHydrationInput();
    const company = keptName().trim();
    // A kept draft wins (docs/rules.md#name-on-the-line).
    const values = toValues({
      company,
      ...tabStorage.readFields(detailsKey),
      ...readAnswers(),
      ...typed,
    });
    reset(values);
    if (Object.keys(typed).length > 0) keep(values);
  }, [reset, takePreHydrationInput]);

  // Keeps every change; a reset, which names no field, is none.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (!name) return;
          keep(values, withKeptAnswers(pickAnswers(values), name));
          setCleared(undefined);
        },
      }),
    [subscribe],
  );

  // Takes over what is answered in another tab.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== answersKey) return;
      const elsewhere = readAnswers();
      for (const id of questionIds) {
        const answer = elsewhere[id];
        if (!answer || answer === getValues(id)) continue;
        setValue(id, answer);
        clearErrors(id);
      }
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [getValues, setValue, clearErrors]);

  const clearAnswers = () => {
    const values = getValues();
    // Without `keepFieldsRef` the radio buttons would stay checked.
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

/** @returns what the form holds, of what may hold anything */
const toValues = (stored: Record<string, unknown>): Partial<AuditValues> => ({
  ...pickAnswers(stored),
  ...readFields(fields, stored),
});

const keep = (values: Partial<AuditValues>, answers = pickAnswers(values)) => {
  writeAnswers(answers);
  // In this tab only: they name a person (docs/rules.md#drafts).
  tabStorage.write(detailsKey, readFields(fields, values));
};

/** Answers are kept this long after the last change, in ms (docs/rules.md#drafts). */
const draftLifetime = 30 * 24 * 60 * 60 * 1000;

/** Storage key of the answers on this device. */
const answersKey = 'brand-audit-answers';
/** Storage key of the details in this tab. */
export const detailsKey = 'brand-audit-details';

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
 * @param filled name of the field that has just changed in this tab
 * @returns the answers of this tab merged with those kept by another; the later answer to a question wins
 */
export const withKeptAnswers = (answers: Partial<Answers>, filled: string) => {
  const latest = Object.entries(answers).filter(([id]) => id === filled);
  return { ...answers, ...readAnswers(), ...Object.fromEntries(latest) };
};

/**
 * Forgets what was sent, after success; an answer or detail that has changed since stays.
 * @param sent as typed
 */
export const forgetSent = (sent: object) => {
  writeAnswers(unsentFields(readAnswers(), sent));
  tabStorage.forgetSent(detailsKey, sent);
};
