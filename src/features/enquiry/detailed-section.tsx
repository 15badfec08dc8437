import { lazy, Suspense } from 'react';
import { detailedDraftKey, hasDraft } from '@/lib/draft';
import { whenWanted } from '@/lib/when-wanted';
import './detailed-section.css';

/** Something to put into the form that the built page cannot hold: a kept draft, or a chosen service. */
const isPrefilled = () =>
  hasDraft(detailedDraftKey) || (typeof document !== 'undefined' && window.location.search !== '');

const DetailedForm = lazy(async () => {
  if (!isPrefilled()) await whenWanted('.formside');
  return { default: (await import('./detailed-form')).DetailedForm };
});

/** The detailed form; its script comes with the first sign of use, the form itself is there before. */
export function DetailedSection() {
  return (
    <Suspense fallback={<div className="formside--waiting" aria-busy="true" />}>
      <DetailedForm />
    </Suspense>
  );
}
