import { brandingCards, brandingHead } from '@/content/services';
import { reveal } from '@/motion/reveal';
import { BrandingCard } from './branding-card';

/** The five expandable cards of the branding route (docs/rules.md#branding-cards). */
export function BrandingServices() {
  return (
    <section className="pb-section" id="our-services" aria-labelledby="branding-services">
      <div className="wrap">
        <div className="relative mb-14 max-md:mb-10 print:break-after-avoid">
          <div
            ref={reveal}
            className="cols items-end md:min-h-36 max-md:block max-md:pr-[calc(var(--line)+24px)]"
          >
            <h2 id="branding-services" className="col-span-7 max-w-175">
              {brandingHead.title}
            </h2>
            <p className="col-span-3 col-start-8 text-muted md:max-w-[14em] max-md:mt-4">
              {brandingHead.note}
            </p>
          </div>
          {/* In narrow windows the line comes down beside the heading (services-line.tsx). */}
          <i
            className="services-line-vertical absolute -bottom-16 hidden w-line origin-top bg-green max-xl:-top-33.5 max-xl:right-[72.5px] max-xl:block max-md:-top-8.75 max-md:right-0 max-md:bottom-[calc(var(--cut)-40px)] max-sm:-top-7"
            aria-hidden="true"
          />
        </div>
        <div className="relative grid grid-cols-12 gap-6 not-max-xl:@container max-xl:gap-gutter print:block">
          {brandingCards.map((service) => (
            <BrandingCard key={service.id} service={service} />
          ))}
        </div>
      </div>
    </section>
  );
}
