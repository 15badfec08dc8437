import { servicesAsk } from '@/content/services';
import { AskSection } from '@/features/enquiry/ask-section';
import './services-ask.css';

/** The short form of the services pages, beside the figures people ask for first. */
export function ServicesAsk() {
  return (
    <div className="ends-on-dew">
      <AskSection title={servicesAsk.title} lead={servicesAsk.lead} formSide="right">
        <dl className="svc-facts">
          {servicesAsk.facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </AskSection>
    </div>
  );
}
