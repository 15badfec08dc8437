import { useRef, useState } from 'react';
import type { SubmissionMeta } from './anti-spam-headers';
import { randomUuid } from './random-uuid';
import { useFillTime } from './use-fill-time';
import { wait } from './wait';

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

/** Keeps a form's last try across reloads. */
export interface IdempotencyKeyStore {
  recall: () => LastTry | undefined;
  keep: (last: LastTry) => void;
  forget: () => void;
}

interface SubmissionOptions {
  keyStore?: IdempotencyKeyStore;
  /**
   * Gives the time spent on the form before it rendered, in ms: on a restored draft, or typing before hydration.
   */
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
