/**
 * Headers that the site's forms send to the embedded API only (docs/rules.md#anti-spam-headers).
 * Requests without them are valid.
 */
export const submissionHeaders = {
  /** A UUID, the same for every retry of one click: the API stores it once. */
  idempotencyKey: 'Idempotency-Key',
  /** The value of the hidden honeypot field; a person leaves it empty. */
  honeypot: 'X-Form-Trap',
  /** Milliseconds from the first input into the form to the click (`use-fill-time.ts`). */
  fillTime: 'X-Form-Fill',
} as const;

/** What a form gives for each of the headers. */
export interface SubmissionMeta {
  idempotencyKey: string;
  honeypot: string;
  fillTime: number;
}

/** A form filled faster than this counts as spam, in ms (docs/rules.md#fill-time). */
export const minFillTime = 2500;
