import { type RefObject, useEffect, useRef, useState } from 'react';
import { minFillTime } from '@/lib/anti-spam-headers';
import { controlsOf } from '@/lib/form-controls';
import { lazyChunk, wait } from '@/lib/lazy-chunk';
import { tabStorage } from '@/lib/storage';
import { useHydrated } from '@/lib/use-hydrated';
import { usePreHydrationKey } from '@/lib/use-pre-hydration-input';

export type SubmissionState = 'idle' | 'submitting' | 'success' | 'failed';

/** Please Wait shows at least this long, so that it can be read, in ms. */
const minBusyTime = 600;

/** The one body without `createdAt` (docs/rules.md#audit-payload). */
const auditPath = '/audit-report/verify-data';

/** Prefetched when a form gets the focus, so that no chunk is still missing when it is sent. */
const api = lazyChunk(() => import('./post'));

/**
 * Submits a form: one submission in flight at a time (docs/rules.md#please-wait), and one idempotency key per content,
 * so that a retry after a lost response is not stored twice, even after a reload.
 *
 * @param path below the API base, such as `/contact-us`
 * @param draftKey where the form keeps its draft
 * @returns the state; `submit`, which resolves to the answer, or to undefined when the call fails or another is in
 * flight; `reset`; `honeypotRef` for the honeypot field; `formProps` for the form; and whether it is hydrated
 */
export function useSubmission(path: string, draftKey: string) {
  const [state, setState] = useState<SubmissionState>('idle');
  const inFlight = useRef(false);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const fillTime = useFillTime(honeypotRef, draftKey);
  /** The content last sent, as JSON, and its idempotency key; kept in this tab beside the draft. */
  const lastTry = useRef<Record<string, unknown>>(undefined);
  const tryKey = `${draftKey}-try`;

  const submit = async (content: object): Promise<{ answer: unknown } | undefined> => {
    if (inFlight.current) return undefined;
    inFlight.current = true;
    setState('submitting');
    const minBusyTimePassed = wait(minBusyTime);
    // Whatever throws from here on ends in `failed`.
    try {
      const stamp = path === auditPath ? {} : { createdAt: new Date().toISOString() };
      const serialised = JSON.stringify(content);
      const before = lastTry.current ?? tabStorage.readFields(tryKey);
      const isSame = before['content'] === serialised;
      const key = isSame && typeof before['key'] === 'string' ? before['key'] : randomUuid();
      lastTry.current = { content: serialised, key };
      tabStorage.write(tryKey, lastTry.current);
      const meta = {
        idempotencyKey: key,
        honeypot: honeypotRef.current?.value ?? '',
        fill: fillTime(),
      };
      const { post } = await api.load();
      const answer = await post(path, { ...content, ...stamp }, meta);
      await minBusyTimePassed;
      lastTry.current = undefined;
      tabStorage.remove(tryKey);
      setState('success');
      return { answer };
    } catch {
      await minBusyTimePassed;
      setState('failed');
      return undefined;
    } finally {
      inFlight.current = false;
    }
  };

  /** Clears the result; does nothing while a submission is in flight. */
  const reset = () => {
    if (!inFlight.current) setState('idle');
  };

  const formProps = {
    name: draftKey,
    'data-pre-hydration': usePreHydrationKey(draftKey),
    noValidate: true,
    onFocus: api.prefetch,
  };
  return { state, submit, reset, honeypotRef, formProps, isHydrated: useHydrated() };
}

/**
 * Measures how long a visitor takes to fill in a form, from the first input, for the spam check (docs/rules.md#fill-time). Text
 * entered before the chunk ran, or by a password manager, paste or dictation, counts as a person's and adds the
 * minimum fill time; so does a kept draft.
 * @param honeypotRef the form's honeypot: it gives the form, and its own input is ignored
 * @param draftKey where the form keeps its draft
 * @returns a function that gives the time so far, in ms
 */
export function useFillTime(honeypotRef: RefObject<HTMLInputElement | null>, draftKey: string) {
  const startedAt = useRef(0);
  const isPerson = useRef(false);

  useEffect(() => {
    const form = honeypotRef.current?.form;
    startedAt.current = performance.now();
    if (!form) return undefined;
    // The form was filled before this chunk ran, or by the draft, which may not be in the fields yet.
    isPerson.current =
      Object.keys(tabStorage.readFields(draftKey)).length > 0 ||
      controlsOf(form).some(({ value, defaultValue }) => value !== defaultValue);
    let hadInput = false;
    let hadKey = false;
    const onKey = () => {
      hadKey = true;
    };
    const onInput = ({ target }: Event) => {
      if (target === honeypotRef.current) return;
      if (!hadInput) startedAt.current = performance.now();
      hadInput = true;
      if (!hadKey) isPerson.current = true;
      hadKey = false;
    };
    form.addEventListener('keydown', onKey, true);
    form.addEventListener('input', onInput, true);
    return () => {
      form.removeEventListener('keydown', onKey, true);
      form.removeEventListener('input', onInput, true);
    };
  }, [honeypotRef, draftKey]);

  return () => {
    const form = honeypotRef.current?.form;
    const isHelped = isPerson.current || (form && isAutofilled(form));
    return performance.now() - startedAt.current + (isHelped ? minFillTime : 0);
  };
}

const isAutofilled = (form: HTMLFormElement) => {
  try {
    return form.querySelector(':autofill') !== null;
  } catch {
    // The browser does not know the selector.
    return false;
  }
};

/** @returns a random version 4 UUID; works on plain http, where `crypto.randomUUID` is missing */
const randomUuid = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), setVersionBits)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Sets the version bits of byte 6 and the variant bits of byte 8 (RFC 9562, section 5.4). */
const setVersionBits = (byte: number, index: number) => {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
};
