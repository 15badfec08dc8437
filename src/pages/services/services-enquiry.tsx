import { servicesEnquiry } from '@/content/services';
import { EnquirySection } from '@/features/enquiry/enquiry-section';

/** The short form beside the figures that people ask for first. */
export function ServicesEnquiry() {
  return (
    <div className="page-end-dew">
      <EnquirySection title={servicesEnquiry.title} lead={servicesEnquiry.lead} formSide="right">
        <dl className="border-t-2 border-ink">
          {servicesEnquiry.facts.map(({ term, value }) => (
            <div
              key={term}
              className="flex flex-wrap justify-between gap-x-6 border-b border-hair py-4.5"
            >
              <dt>{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </EnquirySection>
    </div>
  );
}
