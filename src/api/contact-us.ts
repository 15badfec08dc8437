import type { DetailedEnquiry } from '@/features/enquiry/schema';
import type { SubmissionMeta } from '@/lib/anti-spam-headers';
import { post } from './post';

/** POST /contact-us: the detailed enquiry (docs/rules.md#calls). Resolves on 200, rejects on everything else. */
export const postContactUs = (body: DetailedEnquiry, meta: SubmissionMeta) =>
  post('/contact-us', body, meta);
