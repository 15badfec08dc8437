import { servicesAsk } from '@/content/services';
import { AskSection } from '@/features/enquiry/ask-section';

/** The short form of the services pages, beside the figures people ask for first. */
export function ServicesAsk() {
  return (
    <div className="page-end-dew">
      <AskSection title={servicesAsk.title} lead={servicesAsk.lead} formSide="right">
        <dl className="border-t-2 border-ink">
          {servicesAsk.facts.map(({ term, value }) => (
            <div
              key={term}
              className="flex flex-wrap justify-between gap-x-6 border-b border-hair py-4.5"
            >
              <dt>{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </AskSection>
    </div>
  );
}
