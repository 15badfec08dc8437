import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isEmbeddedApi } from '@/lib/env';
import { lazyScript } from '@/lib/lazy-script';
import { paths } from '@/lib/paths';
import { successState } from '@/lib/success-state';
import { idempotencyKeyStore } from '@/lib/idempotency-key-store';
import { type Send, useSubmission } from '@/lib/use-submission';
import { detailsKey } from './draft';
import { toPayload } from './payload';
import { toReceipt } from './receipt';
import type { AuditSubmission } from './schema';

/** Fetched as soon as the form has the focus, so that sending does not depend on a script still to come. */
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
 * Sends the audit. 200 leads to /success, with what the report needs when the embedded API took it; everything
 * else ends in `failed` (docs/rules.md#audit-failure).
 *
 * @param onSuccess called once the audit is safe, before the page is left
 * @param initialElapsedTime tells how much time went into the form before, in ms
 * @returns the state, `submitAudit`, the honeypot's ref, `onFocus` for the form, and `panelRef` for the panel that
 * takes the focus
 */
export function useAuditSubmission(onSuccess: () => void, initialElapsedTime: () => number) {
  const navigate = useNavigate();
  const { state, submit, honeypotRef } = useSubmission(send, {
    keyStore,
    initialElapsedTime,
  });
  const panelRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state === 'failed') panelRef.current?.focus();
  }, [state]);

  const submitAudit = async (values: AuditSubmission) => {
    // In one order: a form that came back from a draft holds the same content in another.
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
