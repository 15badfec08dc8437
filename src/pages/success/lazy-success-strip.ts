import { lazyPart } from '@/lib/lazy-part';

/**
 * The audit’s strip on the confirmation, with its own chunk. It is declared apart from the page,
 * because the audit prefetches the chunk while the answer is on its way (`app/pages.ts`).
 */
export const SuccessStrip = lazyPart(async () => (await import('./success-strip')).SuccessStrip);
