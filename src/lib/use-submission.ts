import { type RefObject, useEffect, useRef, useState } from 'react';
import { minFillTime, type SubmissionMeta } from './anti-spam-headers';
import { controlsOf } from './form-controls';
import { wait } from './lazy-script';
import { tabStorage } from './storage';

const isAutofilled = (form: HTMLFormElement) => {
  try {
    return form.querySelector(':autofill') !== null;
  } catch {
    // The browser does not know the selector.
    return false;
  }
};

/**
 * Measures how long a visitor takes to fill in a form, from the first input, for the spam check (docs/rules.md#fill-time). Text
 * entered before the script ran, or by a password manager, paste or dictation, counts as a person's and adds the
 * minimum fill time.
 * @param honeypotRef the form's honeypot: it gives the form, and its own input is ignored
 * @returns a function that gives the time so far, in ms
 */
export function useFillTime(honeypotRef: RefObject<HTMLInputElement | null>) {
  const startedAt = useRef(0);
  const isPerson = useRef(false);

  useEffect(() => {
    const form = honeypotRef.current?.form;
    startedAt.current = performance.now();
    if (!form) return undefined;
    // Filled before this script ran.
    isPerson.current = controlsOf(form).some(({ value, defaultValue }) => value !== defaultValue);
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
  }, [honeypotRef]);

  return () => {
    const form = honeypotRef.current?.form;
    const isHelped = isPerson.current || (form && isAutofilled(form));
    return performance.now() - startedAt.current + (isHelped ? minFillTime : 0);
  };
}

/** Sets the version bits of byte 6 and the variant bits of byte 8 (RFC 9562, section 5.4). */
const setVersionBits = (byte: number, index: number) => {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
};

/** @returns a random version 4 UUID; works on plain http, where `crypto.randomUUID` is missing */
export const randomUuid = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), setVersionBits)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

export type SubmissionState = 'idle' | 'submitting' | 'success' | 'failed';

/** Please Wait shows at least this long, so that it can be read, in ms. */
const minBusyTime = 600;

/** Sends a form's content with `createdAt` (ISO 8601, the moment of the click) and the anti-spam values. */
export type Send<Content extends object, Answer> = (
  body: Content & { createdAt: string },
  meta: SubmissionMeta,
) => Promise<Answer>;

/** The content last sent, as JSON, and its idempotency key. */
interface LastTry {
  content: string;
  key: string;
}

interface SubmissionOptions {
  keyStore?: ReturnType<typeof idempotencyKeyStore>;
  /** Gives the time spent on the form before it rendered, in ms: on a restored draft, or typing before hydration. */
  initialElapsedTime?: () => number;
}

/**
 * Submits a form: one submission in flight at a time (docs/rules.md#please-wait), and one idempotency key per content,
 * so that a retry after a lost response is not stored twice. A key store extends this to retries after a reload.
 *
 * @returns the state; `submit`, which resolves to the answer, or to undefined when the call fails or another is in
 * flight; `reset`; and `honeypotRef` for the honeypot field
 */
export function useSubmission<Content extends object, Answer>(
  send: Send<Content, Answer>,
  { keyStore, initialElapsedTime = () => 0 }: SubmissionOptions = {},
) {
  const [state, setState] = useState<SubmissionState>('idle');
  const inFlight = useRef(false);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const fillTime = useFillTime(honeypotRef);
  const last = useRef<LastTry>(undefined);

  const submit = async (content: Content): Promise<{ answer: Answer } | undefined> => {
    if (inFlight.current) return undefined;
    inFlight.current = true;
    setState('submitting');
    const minBusyTimePassed = wait(minBusyTime);
    // Everything that throws from here on ends in `failed`.
    try {
      const serialised = JSON.stringify(content);
      const before = last.current ?? keyStore?.recall();
      const key = before?.content === serialised ? before.key : randomUuid();
      last.current = { content: serialised, key };
      keyStore?.keep(last.current);
      const meta = {
        idempotencyKey: key,
        honeypot: honeypotRef.current?.value ?? '',
        fill: fillTime() + initialElapsedTime(),
      };
      const answer = await send({ ...content, createdAt: new Date().toISOString() }, meta);
      await minBusyTimePassed;
      last.current = undefined;
      keyStore?.forget();
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

  return { state, submit, reset, honeypotRef };
}

/**
 * Keeps a form's last try in this tab. If the response is lost and the page reloads, the same content is sent with
 * the same key, and the embedded API recognises it.
 * @param storageKey of the form's draft
 */
export const idempotencyKeyStore = (storageKey: string) => {
  const tryKey = `${storageKey}-try`;
  return {
    recall: (): LastTry | undefined => {
      const { content, key } = tabStorage.readFields(tryKey);
      return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
    },
    keep: (last: LastTry) => tabStorage.write(tryKey, last),
    forget: () => tabStorage.remove(tryKey),
  };
};

/** @returns the time that counts as spent on a form before it rendered, in ms: a restored draft needs no typing */
export const initialElapsedTimeOf = (isBegun: boolean) => (isBegun ? minFillTime : 0);
