import type { ShortEnquiry } from '@/features/enquiry/schema';
import type { SubmissionMeta } from '@/lib/anti-spam-headers';
import { post } from './post';

/** POST /get-in-touch: the short enquiry (docs/rules.md#calls). Resolves on 200, rejects on everything else. */
export const postGetInTouch = (body: ShortEnquiry, meta: SubmissionMeta) =>
  post('/get-in-touch', body, meta);
