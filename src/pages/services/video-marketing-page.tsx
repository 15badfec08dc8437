import { ServicesEnquiry } from './services-enquiry';
import { ServicesHero } from './services-hero';
import { VideoOfferings } from './video-offerings';

/** Video marketing services (docs/rules.md#services-page). */
export function VideoMarketingPage() {
  return (
    <>
      <ServicesHero track="video" />
      <VideoOfferings />
      <ServicesEnquiry />
    </>
  );
}
