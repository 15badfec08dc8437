import { post, type PostOptions } from './post';

/** POST /contact-us: the detailed enquiry (docs/rules.md#calls). Resolves on 200, rejects on everything else. */
export const postContactUs = (body: object, options: PostOptions) =>
  post('/contact-us', body, options);
