/**
 * Headers that the site's own forms send to the embedded API beside the body (docs/rules.md#anti-spam-headers). A
 * foreign API never gets them; absent, they mean nothing.
 */
export const antiSpamHeaders = {
  /** A UUID, the same for every retry of one click: the API stores it once. */
  idempotencyKey: 'Idempotency-Key',
  /** What the hidden honeypot holds; a person leaves it empty. */
  honeypot: 'X-Form-Trap',
  /** Milliseconds from the first input into the form to the click (`use-fill-time.ts`). */
  fill: 'X-Form-Fill',
} as const;

/** What travels beside a body, to the embedded API only (docs/rules.md#anti-spam-headers). */
export interface SubmissionMeta {
  /** The same for every try of one submission, so that it is stored once. */
  idempotencyKey: string;
  /** What the honeypot holds. */
  honeypot: string;
  /** Milliseconds from the first input to the click. */
  fill: number;
}
