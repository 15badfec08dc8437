import { BrandingServices } from './branding-services';
import { ServicesAsk } from './services-ask';
import { ServicesHero } from './services-hero';

/** Branding services (docs/rules.md#services-page). */
export function BrandingPage() {
  return (
    <>
      <ServicesHero track="branding" />
      <BrandingServices />
      <ServicesAsk />
    </>
  );
}
