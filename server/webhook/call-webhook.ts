import { Webhook } from 'standardwebhooks';
import type { WebhookSettings } from '../owner-config';

/** The receiver answered, but not with a success. */
class WebhookRefused extends Error {
  override name = 'WebhookRefused';
  readonly code: string;
  constructor(status: number) {
    super(`The webhook answered ${status}`);
    this.code = `HTTP_${status}`;
  }
}

/**
 * Calls the owner's address, signed as Standard Webhooks says. Redirects are not followed: the
 * lead goes where the owner said and nowhere else.
 *
 * @param id the same on every attempt, so that the receiver can tell a double
 * @param sentAt milliseconds since 1970; signed too, against replays
 * @param signal ends the wait for an answer
 * @throws {WebhookRefused} for any answer but 2xx; any other error when none came
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
  // Whatever it says is of no use; an endless answer is not read.
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefused(response.status);
};
