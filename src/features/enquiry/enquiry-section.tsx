import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { reveal } from '@/motion/reveal';
import { ShortForm } from './lazy-forms';

interface EnquirySectionProps {
  title: string;
  lead: string;
  /** The side of the form. */
  formSide: 'left' | 'right';
  /** Shown below the text. */
  children?: ReactNode;
}

/** The short enquiry with its invitation, the same on the services and about pages. */
export function EnquirySection({ title, lead, formSide, children }: EnquirySectionProps) {
  return (
    <section className="paper-whole relative bg-dew py-section" aria-labelledby="ask">
      <div className="wrap cols gap-y-fluid-12">
        <div
          ref={reveal}
          className={clsx(
            'col-span-5 flex flex-col max-md:col-span-full',
            formSide === 'left' ? 'md:order-2 md:pl-6' : 'md:pr-6',
          )}
        >
          <h2 id="ask">{title}</h2>
          <p className="mt-6 mb-fluid-10 max-w-prose text-lead text-balance">{lead}</p>
          {children}
        </div>
        <div className="col-span-7 max-md:col-span-full">
          <ShortForm />
        </div>
      </div>
    </section>
  );
}
