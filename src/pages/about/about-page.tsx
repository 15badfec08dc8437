import { aboutEnquiry } from '@/content/about';
import { EnquirySection } from '@/features/enquiry/enquiry-section';
import { BelowWindow } from '@/motion/below-window';
import { AddressPicture } from './address-picture';
import { AgencyHero } from './agency-hero';
import { ApproachStair } from './approach-stair';
import { BlogLine } from './blog-line';
import { ClientWall } from './client-wall';
import { IndustryWall } from './industry-wall';
import { Journey } from './journey';
import { Kpis } from './kpis';
import { Vision } from './vision';

/** About, its sections in fixed order (docs/rules.md#about-page). */
export function AboutPage() {
  return (
    <>
      <AgencyHero />
      <Journey />
      <BelowWindow>
        <Kpis />
        <IndustryWall />
        <ClientWall />
        <Vision />
        <ApproachStair />
        <EnquirySection title={aboutEnquiry.title} lead={aboutEnquiry.lead} formSide="left">
          <img
            src="/about/chair.svg"
            alt=""
            width="515"
            height="250"
            loading="lazy"
            className="mt-auto w-full max-md:max-w-90"
          />
        </EnquirySection>
        <BlogLine />
        <AddressPicture />
      </BelowWindow>
    </>
  );
}
