import { type InferType, object } from 'yup';
import { browserEmail, requiredLine, timestamp } from '@/lib/schema-fields';

/** Body of POST /newsletter, our addition to the contract (docs/rules.md#newsletter-form). */
export const newsletterSchema = object({
  firstName: requiredLine(),
  email: browserEmail(),
  createdAt: timestamp(),
}).noUnknown();

export type NewsletterSignUp = InferType<typeof newsletterSchema>;
