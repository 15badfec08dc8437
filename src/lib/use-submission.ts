import { useEffect, useRef, useState } from 'react';

export type SubmissionState = 'idle' | 'submitting' | 'success' | 'failed';

/** What travels beside the body to the embedded API. */
export interface Meta {
  idempotencyKey: string;
  trap: string;
  fill: number;
}

/** Please Wait stays at least this long, so that it can be read, in ms. */
const shortestWait = 600;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a content with `createdAt` (ISO 8601, the moment of the click) and what travels beside it. */
export type Send<Content extends object, Answer> = (
  body: Content & { createdAt: string },
  meta: Meta,
) => Promise<Answer>;

/**
 * One form's sending: a single submission in flight whatever is clicked (decision 6), and one idempotency key per
 * content, so that sending again after a lost answer is not stored twice.
 *
 * @returns the state; `submit`, which resolves to the answer or to undefined when it failed or was not started;
 * `reset`; and `trapRef` for the trap field
 */
export function useSubmission<Content extends object, Answer>(send: Send<Content, Answer>) {
  const [state, setState] = useState<SubmissionState>('idle');
  const inFlight = useRef(false);
  const shownAt = useRef(0);
  const trapRef = useRef<HTMLInputElement>(null);
  const last = useRef({ content: '', key: '', createdAt: '' });

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const submit = async (content: Content): Promise<{ answer: Answer } | undefined> => {
    if (inFlight.current) return undefined;
    inFlight.current = true;
    setState('submitting');
    const serialised = JSON.stringify(content);
    if (last.current.content !== serialised) {
      last.current = {
        content: serialised,
        key: crypto.randomUUID(),
        createdAt: new Date().toISOString(),
      };
    }
    const { key, createdAt } = last.current;
    const meta = {
      idempotencyKey: key,
      trap: trapRef.current?.value ?? '',
      fill: performance.now() - shownAt.current,
    };
    const waited = wait(shortestWait);
    try {
      const answer = await send({ ...content, createdAt }, meta);
      await waited;
      last.current = { content: '', key: '', createdAt: '' };
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

  return { state, submit, reset: () => setState('idle'), trapRef };
}
