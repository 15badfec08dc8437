import { formUnavailable } from '@/content/form-unavailable';
import { lazyPart } from '@/lib/lazy-part';
import { FormPlaceholder } from '@/ui/form-note';

/** @param className gives about the height of the form, so that the page below does not move */
const optionsOf = (className: string) => ({
  placeholder: <FormPlaceholder words={formUnavailable} className={className} />,
  remountNotice: formUnavailable.remountNotice,
});

/** The short enquiry, with its own chunk. */
export const ShortForm = lazyPart(
  async () => (await import('./short-form')).ShortForm,
  optionsOf('min-h-150 rounded-card rounded-br-turn bg-white p-panel'),
);

/** The detailed enquiry, with its own chunk. */
export const DetailedForm = lazyPart(
  async () => (await import('./detailed-form')).DetailedForm,
  optionsOf(
    'h-500 py-24 pr-side pl-16 max-xl:h-550 max-md:pl-[calc(var(--hang)+var(--line)+24px)]',
  ),
);
