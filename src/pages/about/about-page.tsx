import { clsx } from 'clsx';
import { aboutEnquiry, address, agencyHead, blogInvitation } from '@/content/about';
import { blogHome } from '@/features/blog/blog';
import { EnquirySection } from '@/features/enquiry/enquiry-section';
import { BelowWindow } from '@/motion/below-window';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { Picture } from '@/ui/picture';
import { ApproachStair } from './approach-stair';
import { ClientWall } from './client-wall';
import { IndustryWall } from './industry-wall';
import { Journey } from './journey';
import { Kpis } from './kpis';
import { Vision } from './vision';

/** About, its sections in fixed order (docs/rules.md#about-page). */
export function AboutPage() {
  return (
    <>
      <AboutHero />
      <Journey />
      <BelowWindow>
        <Kpis />
        <IndustryWall />
        <ClientWall />
        <Vision />
        <ApproachStair />
        <EnquirySection title={aboutEnquiry.title} lead={aboutEnquiry.lead} formSide="left">
          <Picture
            src="/about/chair.svg"
            size={[515, 250]}
            className="mt-auto w-full max-md:max-w-90"
          />
        </EnquirySection>
        <BlogInvitation />
        <AddressMap />
      </BelowWindow>
    </>
  );
}

/** The heading above the long table, which stands on the line. */
function AboutHero() {
  return (
    <section className="on-green relative overflow-hidden pt-hero">
      <div className="wrap cols">
        <h1 className="col-span-6 max-md:col-span-full">{agencyHead.title}</h1>
        <p className="col-span-6 text-lead max-md:col-span-full max-md:mt-4">{agencyHead.lead}</p>
      </div>
      <img
        src="/about/table.svg"
        alt=""
        width="1940"
        height="240"
        className="relative left-1/2 mt-fluid-18 w-485 max-w-none min-w-full -translate-x-1/2 xl:mt-30 max-md:w-295 max-sm:w-205"
      />
      <div className="h-line bg-ink" data-landing="level" data-landing-ground="green" />
    </section>
  );
}

function BlogInvitation() {
  return (
    <section className="on-ink py-16" aria-label={blogInvitation.label}>
      <div
        ref={reveal}
        className="wrap flex flex-wrap items-center gap-x-10 gap-y-8 max-xl:justify-between"
      >
        <p className="font-display text-h3 sm:whitespace-nowrap">{blogInvitation.question}</p>
        <Picture
          src="/about/hop.svg"
          size={[360, 94]}
          className="h-24 min-w-0 flex-1 max-xl:order-last max-xl:h-14 max-xl:basis-full max-xl:object-contain max-xl:object-left"
        />
        <ButtonLink to={blogHome} size="large">
          {blogInvitation.link}
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * A map with a green dot where the agency is, and the place's name beside the dot. `--map` is the
 * map's width; from its middle, the dot is 376 of 1928 units to the right and 153 up.
 */
function AddressMap() {
  return (
    <figure className="paper-plain relative h-133 overflow-hidden bg-sand page-end-sand [--map:max(1928px,100vw)] max-md:h-95 max-sm:h-75">
      <Picture
        src="/about/map.svg"
        alt={address.picture}
        size={[1928, 534]}
        className="paper-hidden size-full object-cover max-md:object-[62%_50%] max-sm:object-[70%_50%]"
      />
      <figcaption
        className={clsx(
          'paper-plain flex min-h-line w-fit items-center rounded-full bg-ink px-6 py-2',
          'text-small/tight font-semibold text-cream',
          // 30 px beside the dot; in narrow windows at the window's edge.
          'absolute top-[calc(267px-var(--map)*153/1928)] right-4 left-[calc(50%+var(--map)*376/1928+30px)]',
          'xl:-translate-y-1/2 max-xl:top-6 max-xl:right-0 max-xl:left-auto',
          'max-xl:max-w-[calc(100%-var(--margin))] max-xl:rounded-r-none max-xl:pr-margin',
        )}
      >
        {address.place}
      </figcaption>
    </figure>
  );
}
