import type { ReactNode } from 'react';
import { detailFields, detailsWords as words } from '@/content/audit';
import { reveal } from '@/motion/reveal';
import { DetailField } from './detail-field';
import { RingPicture } from './ring-picture';
import './details.css';

export interface DetailsProps {
  /** Whether everything is filled in; the ring is then whole. */
  isComplete: boolean;
  summary: ReactNode;
  children: ReactNode;
}

/** Fill Out the Corporate Details (specification 2.13). */
export function Details({ isComplete, summary, children }: DetailsProps) {
  return (
    <section className="audit-details">
      <div className="wrap audit-details__in">
        <div>
          <h2 ref={reveal}>{words.title}</h2>
          <p ref={reveal} className="prose">
            {words.intro}
          </p>
          <RingPicture isWhole={isComplete} />
        </div>
        <div>
          {summary}
          <div className="fgrid">
            {detailFields.map((field) => (
              <DetailField key={field.name} {...field} />
            ))}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
