import type { ReactNode } from 'react';
import { reveal } from '@/motion/reveal';
import { ShortForm } from './late-forms';
import './ask-section.css';

export interface AskSectionProps {
  title: string;
  lead: string;
  /** On which side of the words the form stands. */
  formSide: 'left' | 'right';
  /** What stands under the words. */
  children?: ReactNode;
}

/** The short enquiry with its invitation, the same on the services and about pages. */
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
          <ShortForm />
        </div>
      </div>
    </section>
  );
}
