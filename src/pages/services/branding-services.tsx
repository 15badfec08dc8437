import { brandingCards, brandingHead } from '@/content/services';
import { reveal } from '@/motion/reveal';
import { ServiceCard } from './service-card';

/** The five expandable cards of the branding route (docs/rules.md#branding-cards). */
export function BrandingServices() {
  return (
    <section className="pb-section" id="our-services" aria-labelledby="branding-services">
      <div className="wrap">
        <div ref={reveal} className="cols mb-14 min-h-[143px] items-end">
          <h2 id="branding-services" className="col-span-7 max-w-175">
            {brandingHead.title}
          </h2>
          <p className="col-span-3 col-start-8 max-w-[14em] text-muted">{brandingHead.note}</p>
        </div>
        <div className="@container grid grid-cols-12 gap-6">
          {brandingCards.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </div>
      </div>
    </section>
  );
}
