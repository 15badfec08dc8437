import { brandingCards, brandingHead } from '@/content/services';
import { reveal } from '@/motion/reveal';
import { ServiceCard } from './service-card';
import './branding-services.css';

/** The five expandable cards of the branding route (specification 2.6). */
export function BrandingServices() {
  return (
    <section className="svc-brand" id="our-services" aria-labelledby="branding-services">
      <div className="wrap">
        <div ref={reveal} className="cols svc-brand__head">
          <h2 id="branding-services">{brandingHead.title}</h2>
          <p className="muted">{brandingHead.note}</p>
        </div>
        <div className="svc-mosaic">
          {brandingCards.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </div>
      </div>
    </section>
  );
}
