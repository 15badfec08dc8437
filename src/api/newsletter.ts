import type { NewsletterSignUp } from '@/features/newsletter/schema';
import type { SubmissionMeta } from '@/lib/anti-spam-headers';
import { post } from './post';

/**
 * POST /newsletter: the footer's sign-up, an addition to the contract (docs/rules.md#newsletter-form). Resolves on 200, rejects on
 * everything else.
 */
export const postNewsletter = (body: NewsletterSignUp, meta: SubmissionMeta) =>
  post('/newsletter', body, meta);
