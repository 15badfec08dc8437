import { BrandingServices } from './branding-services';
import { ServicesEnquiry } from './services-enquiry';
import { ServicesHero } from './services-hero';

/** Branding services (docs/rules.md#services-page). */
export function BrandingPage() {
  return (
    <>
      <ServicesHero track="branding" />
      <BrandingServices />
      <ServicesEnquiry />
    </>
  );
}
