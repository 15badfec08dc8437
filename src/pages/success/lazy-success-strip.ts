import { lazyPart } from '@/lib/lazy-part';

/** Apart from the page, because the audit prefetches its chunk while the answer is on its way. */
export const SuccessStrip = lazyPart(async () => (await import('./success-strip')).SuccessStrip);
