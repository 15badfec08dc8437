import { lazyPart } from '@/lib/lazy-part';

/** The audit’s strip on the confirmation, with its own chunk: the audit fetches it while it waits. */
export const SuccessStrip = lazyPart(async () => (await import('./success-strip')).SuccessStrip);
