import { type InferType, object } from 'yup';
import { browserEmail, requiredLine, timestamp } from '@/lib/schema-fields';

/** Body of POST /newsletter, our addition to the contract (decision 11). */
export const newsletterSchema = object({
  firstName: requiredLine(),
  email: browserEmail(),
  createdAt: timestamp(),
}).noUnknown();

export type NewsletterSignUp = InferType<typeof newsletterSchema>;
