/** Anything a client sent that is not taken: one status, one plain reason, and the field where there is one. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: 400 | 401 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503,
    reason: string,
    readonly details: {
      field?: string;
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(reason);
  }
}

/** @returns the answer to it: a JSON body and never more than that */
export const toResponse = ({ status, message, details }: Refusal) => {
  const { headers, ...where } = details;
  return Response.json({ error: message, ...where }, { status, headers });
};
