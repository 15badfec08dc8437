const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A mail that the server refuses is parked after this many attempts, which take about a day. */
export const maxAttempts = 30;

/**
 * Delays before a mail is sent again that the server received whole ("after data") and did not
 * accept. Each attempt may leave a copy with the recipient, so the delays allow three a day at
 * most. The next failure after the last delay parks the mail (docs/rules.md#mails).
 */
export const retryDelaysAfterData = {
  /** The server refused the mail for good. */
  rejected: [15 * minuteMs, 4 * hourMs],
  /** The server did not answer, or put the mail off; it may have taken it. */
  unconfirmed: [15 * minuteMs, 4 * hourMs, 23 * hourMs, 23 * hourMs],
} as const;

/** After this many unconfirmed attempts, the next one that fails parks the mail. */
export const maxUnconfirmed = retryDelaysAfterData.unconfirmed.length;
