/** A refused request: the status, a plain reason, and the field at fault if there is one. */
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

/** @returns the JSON response `{error, field?}` */
export const toResponse = ({ status, message, details }: Refusal) => {
  const { headers, ...where } = details;
  return Response.json({ error: message, ...where }, { status, headers });
};
