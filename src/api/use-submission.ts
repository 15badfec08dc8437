import { useRef, useState } from 'react';
import { lazyChunk } from '@/lib/lazy-chunk';
import { useHydrated } from '@/lib/use-hydrated';
import { usePreHydrationKey } from '@/lib/use-pre-hydration-input';
import { wait } from '@/lib/wait';
import { useFillTime } from './use-fill-time';
import { useIdempotencyKey } from './use-idempotency-key';

export type SubmissionState = 'idle' | 'submitting' | 'success' | 'failed';

/** Please Wait shows at least this long, so that it can be read, in ms. */
const minBusyTime = 600;

/** The one body without `createdAt` (docs/rules.md#audit-payload). */
const auditPath = '/audit-report/verify-data';

/** Prefetched when a form gets the focus, so that no chunk is still missing when it is sent. */
const api = lazyChunk(() => import('./post'));

/**
 * Submits a form, one submission at a time (docs/rules.md#please-wait).
 * @param path below the API base, such as `/contact-us`
 * @param draftKey where the form keeps its draft
 */
export function useSubmission(path: string, draftKey: string) {
  const [state, setState] = useState<SubmissionState>('idle');
  const isInFlight = useRef(false);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const fillTime = useFillTime(honeypotRef, draftKey);
  const { keyFor, forgetKey } = useIdempotencyKey(draftKey);

  /** @returns the answer; undefined when the call fails or another one is in flight */
  const submit = async (content: object): Promise<{ answer: unknown } | undefined> => {
    if (isInFlight.current) return undefined;
    isInFlight.current = true;
    setState('submitting');
    const minBusyTimePassed = wait(minBusyTime);
    try {
      const answer = await send(content);
      await minBusyTimePassed;
      forgetKey();
      setState('success');
      return { answer };
    } catch {
      await minBusyTimePassed;
      setState('failed');
      return undefined;
    } finally {
      isInFlight.current = false;
    }
  };

  const send = async (content: object) => {
    const createdAt = new Date().toISOString();
    const body = path === auditPath ? content : { ...content, createdAt };
    const meta = {
      idempotencyKey: keyFor(content),
      honeypot: honeypotRef.current?.value ?? '',
      fillTime: fillTime(),
    };
    const { post } = await api.load();
    return post(path, body, meta);
  };

  /** Clears the result; does nothing while a submission is in flight. */
  const reset = () => {
    if (!isInFlight.current) setState('idle');
  };

  const formProps = {
    name: draftKey,
    'data-pre-hydration': usePreHydrationKey(draftKey),
    noValidate: true,
    onFocus: api.prefetch,
  };
  return { state, submit, reset, honeypotRef, formProps, isHydrated: useHydrated() };
}
