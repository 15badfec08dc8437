import { lazy, type ReactNode, Suspense } from 'react';
import { hasDraft, shortDraftKey } from '@/lib/draft';
import { whenWanted } from '@/lib/when-wanted';
import { reveal } from '@/motion/reveal';
import './ask-section.css';

const ShortForm = lazy(async () => {
  if (!hasDraft(shortDraftKey)) await whenWanted('.ask .formcard');
  return { default: (await import('./short-form')).ShortForm };
});

export interface AskSectionProps {
  title: string;
  lead: string;
  /** On which side of the words the form stands. */
  formSide: 'left' | 'right';
  /** What stands under the words. */
  children?: ReactNode;
}

/** The short enquiry with its invitation, the same on the services and about pages; its script comes when wanted. */
export function AskSection({ title, lead, formSide, children }: AskSectionProps) {
  return (
    <section className={`ask section ask--${formSide}`} aria-labelledby="ask">
      <div className="wrap cols">
        <div ref={reveal} className="ask__words">
          <h2 id="ask">{title}</h2>
          <p className="lead ask__lead">{lead}</p>
          {children}
        </div>
        <div className="ask__form">
          <Suspense fallback={<div className="ask__waiting" aria-busy="true" />}>
            <ShortForm />
          </Suspense>
        </div>
      </div>
    </section>
  );
}
