import type { OutgoingKind, SubmissionKind } from '../store/store';

const mailKindsFor: Readonly<Record<SubmissionKind, readonly OutgoingKind[]>> = {
  short: ['notification'],
  detailed: ['notification'],
  audit: ['notification', 'audit-report'],
  // The agency is notified once it is confirmed.
  newsletter: ['confirmation'],
};

/** @returns the mails, and the webhook call, that a clean submission queues (docs/rules.md#mails) */
export const outgoingKindsFor = (
  kind: SubmissionKind,
  hasWebhook: boolean,
): readonly OutgoingKind[] =>
  hasWebhook && kind !== 'newsletter' ? [...mailKindsFor[kind], 'webhook'] : mailKindsFor[kind];
