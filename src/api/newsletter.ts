import { post, type PostOptions } from './post';

/**
 * POST /newsletter: our addition for the footer form (docs/rules.md#newsletter-form). Resolves on 200, rejects on
 * everything else.
 */
export const postNewsletter = (body: object, options: PostOptions) =>
  post('/newsletter', body, options);
