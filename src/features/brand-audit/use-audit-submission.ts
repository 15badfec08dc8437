import { use, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isEmbeddedApi } from '@/lib/env';
import { lazyScript } from '@/lib/lazy-script';
import { paths } from '@/lib/paths';
import { successState } from '@/lib/success-state';
import { idempotencyKeyStore } from '@/lib/idempotency-key-store';
import { type Send, useSubmission } from '@/lib/use-submission';
import { PrefetchRoute } from '@/ui/route-link';
import { detailsKey } from './draft';
import { toPayload } from './payload';
import { toReceipt } from './receipt';
import type { AuditSubmission } from './schema';

/** Prefetched when the form gets the focus, so that sending needs no script that has yet to load. */
const api = lazyScript(() => import('@/api/audit-report'));

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
 * @param onSuccess called after a 200, before navigating
 * @param initialElapsedTime gives the time spent on the form before it rendered, in ms
 * @returns the state, `submitAudit`, the honeypot's ref, `onFocus` for the form, and `panelRef` for the panel that
 * takes the focus
 */
export function useAuditSubmission(onSuccess: () => void, initialElapsedTime: () => number) {
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
    // `toPayload` orders the keys: a restored form holds them in another order, and equal content keeps its key.
    const sent = await submit(toPayload(values));
    if (!sent) return;
    onSuccess();
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
