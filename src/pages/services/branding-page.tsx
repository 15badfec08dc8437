import { BrandingServices } from './branding-services';
import { ServicesAsk } from './services-ask';
import { ServicesHero } from './services-hero';

/** Branding services (specification 2.6). */
export function BrandingPage() {
  return (
    <>
      <ServicesHero track="branding" />
      <BrandingServices />
      <ServicesAsk />
    </>
  );
}
