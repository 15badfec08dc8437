const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A refused mail is parked after about a day of attempts. */
export const maxAttempts = 30;

/**
 * Delays after a mail was handed over whole: at most three copies a day. One more failure parks it
 * (docs/rules.md#mails).
 */
export const retryDelaysAfterData = {
  rejected: [15 * minuteMs, 4 * hourMs],
  unconfirmed: [15 * minuteMs, 4 * hourMs, 23 * hourMs, 23 * hourMs],
} as const;

/** Attempts that were not confirmed before a mail is parked at the next. */
export const maxUnconfirmed = retryDelaysAfterData.unconfirmed.length;
