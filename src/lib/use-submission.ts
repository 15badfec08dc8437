import { useRef, useState } from 'react';
import type { SubmissionMeta } from './anti-spam-headers';
import { randomUuid } from './random-uuid';
import { useFillTime } from './use-fill-time';
import { wait } from './wait';

export type SubmissionState = 'idle' | 'submitting' | 'success' | 'failed';

/** Please Wait stays at least this long, so that it can be read, in ms. */
const shortestWait = 600;

/** Sends a content with `createdAt` (ISO 8601, the moment of the click) and what travels beside it. */
export type Send<Content extends object, Answer> = (
  body: Content & { createdAt: string },
  meta: SubmissionMeta,
) => Promise<Answer>;

/** A content as it was last sent, and the key it went under. */
interface LastTry {
  content: string;
  key: string;
}

/** Keeps the last try of a form through a reload. */
export interface IdempotencyKeyStore {
  recall: () => LastTry | undefined;
  keep: (last: LastTry) => void;
  forget: () => void;
}

interface SubmissionOptions {
  keyStore?: IdempotencyKeyStore;
  /**
   * Tells how much time went into the form before it was rendered, in ms: a kept draft, typing into the prerendered
   * page.
   */
  initialElapsedTime?: () => number;
}

/**
 * One form's sending: a single submission in flight whatever is clicked (docs/rules.md#please-wait), and one
 * idempotency key per content, so that sending again after a lost answer is not stored twice, with a key store not
 * after a reload either.
 *
 * @returns the state; `submit`, which resolves to the answer or to undefined when it failed or was not started;
 * `reset`; and `honeypotRef` for the honeypot
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
    const waited = wait(shortestWait);
    // Whatever throws from here on is a failure that is answered.
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
      await waited;
      last.current = undefined;
      keyStore?.forget();
      setState('success');
      return { answer };
    } catch {
      await waited;
      setState('failed');
      return undefined;
    } finally {
      inFlight.current = false;
    }
  };

  /** While something is under way the waiting stays, whatever is typed. */
  const reset = () => {
    if (!inFlight.current) setState('idle');
  };

  return { state, submit, reset, honeypotRef };
}
