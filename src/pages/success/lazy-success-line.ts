import { lazyPart } from '@/lib/lazy-part';

/** The audit’s line on the confirmation, with its own chunk: the audit fetches it while it waits. */
export const SuccessLine = lazyPart(async () => (await import('./success-line')).SuccessLine);
