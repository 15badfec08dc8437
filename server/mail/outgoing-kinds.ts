import type { OutgoingKind, SubmissionKind } from '../store/store';

const mailsFor: Readonly<Record<SubmissionKind, readonly OutgoingKind[]>> = {
  short: ['notification'],
  detailed: ['notification'],
  audit: ['notification', 'audit-report'],
  // The agency hears of it when it is confirmed.
  newsletter: ['confirmation'],
};

/** @returns what a clean submission gives rise to; it is queued in its own transaction */
export const outgoingKindsFor = (
  kind: SubmissionKind,
  hasWebhook: boolean,
): readonly OutgoingKind[] =>
  hasWebhook && kind !== 'newsletter' ? [...mailsFor[kind], 'webhook'] : mailsFor[kind];
