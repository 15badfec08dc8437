import type { ReactNode } from 'react';
import { detailFields, detailsWords as words } from '@/content/audit';
import { reveal } from '@/motion/reveal';
import { FieldGrid } from '@/ui/field';
import { DetailField } from './detail-field';
import { RailLayer } from './rail-layer';
import { RingPicture } from './ring-picture';

interface DetailsProps {
  /** Whether the form is valid and sent; the ring is then whole. */
  isComplete: boolean;
  summary: ReactNode;
  children: ReactNode;
}

/** Fill Out the Corporate Details (docs/rules.md#audit-page). */
export function Details({ isComplete, summary, children }: DetailsProps) {
  return (
    <section className="relative bg-sand py-section">
      {/* Below the pieces that leave it. */}
      <RailLayer ground="sand" />
      <div className="wrap flex flex-wrap items-start gap-fluid-18 compact:gap-x-12">
        <div className="flex-[4.4_1_0] max-xl:flex max-xl:items-start max-xl:justify-between max-xl:gap-10 max-sm:block">
          <div>
            <h2 ref={reveal}>{words.title}</h2>
            <p ref={reveal} className="mt-7 max-w-prose">
              {words.intro}
            </p>
          </div>
          <RingPicture isWhole={isComplete} />
        </div>
        {/* With large text the columns wrap. */}
        <div className="min-w-[26em] flex-[7.6_1_0] max-xl:min-w-0 max-xl:basis-full">
          {summary}
          <FieldGrid>
            {detailFields.map((field) => (
              <DetailField key={field.name} {...field} />
            ))}
          </FieldGrid>
          {children}
        </div>
      </div>
    </section>
  );
}
