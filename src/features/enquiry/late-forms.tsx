import { formAway } from '@/content/form-away';
import { latePart } from '@/lib/late-part';
import { FormNote } from '@/ui/form-note';
import './late-forms.css';

const waiting = (look: string) => (
  <div className={look} data-early="" aria-busy="true">
    <FormNote words={formAway} />
  </div>
);

/** The short enquiry, in a script of its own. */
export const ShortForm = latePart(
  async () => (await import('./short-form')).ShortForm,
  waiting('short-waiting'),
);

/** The detailed enquiry, in a script of its own. */
export const DetailedForm = latePart(
  async () => (await import('./detailed-form')).DetailedForm,
  waiting('detailed-waiting'),
);
