import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from './refusal';

/** Largest body, in KiB (docs/rules.md#body-limits). */
const maxBody = 32;

/** Refuses a body of another type than JSON in UTF-8. */
export const requireJson: MiddlewareHandler = (context, next) => {
  const contentType = context.req.header('content-type') ?? '';
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  if (type.trim() !== 'application/json' || !/^(charset="?utf-8"?)?$/.test(charset ?? ''))
    throw new Refusal(415, 'The body must be application/json in UTF-8');
  return next();
};

const limitStream = bodyLimit({
  maxSize: maxBody * 1024,
  onError: () => {
    throw new Refusal(413, `The body is larger than ${maxBody} KiB`);
  },
});

/** Refuses a larger body. One whose length is known is not read as a stream, which costs memory. */
export const limitBody: MiddlewareHandler = (context, next) => {
  const length = context.req.header('content-length');
  return length !== undefined && Number(length) <= maxBody * 1024
    ? next()
    : limitStream(context, next);
};
