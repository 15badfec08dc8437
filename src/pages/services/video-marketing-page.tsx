import { ServicesAsk } from './services-ask';
import { ServicesHero } from './services-hero';
import { VideoOfferings } from './video-offerings';

/** Video marketing services (specification 2.6). */
export function VideoMarketingPage() {
  return (
    <>
      <ServicesHero track="video" />
      <VideoOfferings />
      <ServicesAsk />
    </>
  );
}
