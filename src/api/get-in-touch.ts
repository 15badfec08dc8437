import { post, type PostOptions } from './post';

/** POST /get-in-touch: the short enquiry (docs/rules.md#calls). Resolves on 200, rejects on everything else. */
export const postGetInTouch = (body: object, options: PostOptions) =>
  post('/get-in-touch', body, options);
