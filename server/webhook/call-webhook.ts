import { Webhook } from 'standardwebhooks';
import type { WebhookSettings } from '../owner-config';

/** The receiver answered with a status other than 2xx. */
class WebhookRefused extends Error {
  override name = 'WebhookRefused';
  readonly code: string;
  constructor(status: number) {
    super(`The webhook answered ${status}`);
    this.code = `HTTP_${status}`;
  }
}

/**
 * Calls the owner's webhook, signed as in Standard Webhooks. Does not follow redirects: leads go only to the configured
 * address.
 *
 * @param id the same on every attempt, so that the receiver can detect duplicates
 * @param sentAt milliseconds since 1970; part of the signature, against replays
 * @param signal aborts the call
 * @throws {WebhookRefused} for a status other than 2xx; fetch's error without an answer
 */
export const callWebhook = async (
  { url, secret }: WebhookSettings,
  { id, body, sentAt, signal }: { id: string; body: string; sentAt: number; signal: AbortSignal },
): Promise<void> => {
  const sent = new Date(sentAt);
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'contrio-website',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, sent, body),
    },
    body,
  });
  // The body is not used, and may be endless.
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefused(response.status);
};
