import { failureCode, failureFields, type Log } from '../base/log';
import { NotStored } from '../leads/submit';
import { StoreError } from '../store/store-error';

/** A refused request: the status, a plain reason, and the field at fault if there is one. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: 400 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
    reason: string,
    readonly details: {
      field?: string;
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(reason);
  }
}

/** @returns a handler for the wrong methods of a known path */
export const notAllowed = (allow: string) => () => {
  throw new Refusal(405, `Only ${allow} is allowed here`, { headers: { allow } });
};

/** @returns what the client is told of an error */
const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreError)
    return new Refusal(503, 'The database is not available right now', {
      headers: { 'retry-after': '5' },
    });
  // The client left while it sent the body.
  if (failureCode(error) === 'ECONNRESET') return new Refusal(400, 'The body was cut short');
  if (error instanceof NotStored && error.outcome === 'conflict')
    return new Refusal(422, 'This key was used for another body', { field: 'Idempotency-Key' });
  // Naming the field would reveal whether somebody else has taken an audit.
  if (error instanceof NotStored)
    return new Refusal(409, 'An audit was already taken with these details');
  return new Refusal(500, 'Something went wrong here');
};

/** Answers an error with the JSON `{error, field?}`, and logs what is not the client's fault. */
export const answerError = (log: Log) => (error: Error) => {
  const { status, message, details } = toRefusal(error);
  if (error instanceof StoreError) log('error', 'database', { code: failureCode(error) });
  else if (status === 500) log('error', 'unexpected', failureFields(error));
  const { headers, ...where } = details;
  return Response.json({ error: message, ...where }, { status, headers });
};
