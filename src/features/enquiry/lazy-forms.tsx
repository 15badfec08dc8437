import { formUnavailable } from '@/content/form-unavailable';
import { lazyPart } from '@/lib/lazy-part';
import { FormPlaceholder } from '@/ui/form-note';

/** About as high as the form, so that the page below does not move. */
const waiting = (className: string) => (
  <FormPlaceholder words={formUnavailable} className={className} />
);

/** The short enquiry, with its own chunk. */
export const ShortForm = lazyPart(
  async () => (await import('./short-form')).ShortForm,
  waiting('min-h-150 rounded-card rounded-br-turn bg-white p-panel'),
  formUnavailable.remountNotice,
);

/** The detailed enquiry, with its own chunk. */
export const DetailedForm = lazyPart(
  async () => (await import('./detailed-form')).DetailedForm,
  waiting('h-500 py-24 pr-side pl-16 max-xl:h-550 max-md:pl-[calc(var(--hang)+var(--line)+24px)]'),
  formUnavailable.remountNotice,
);
