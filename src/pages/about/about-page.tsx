import { aboutAsk } from '@/content/about';
import { AskSection } from '@/features/enquiry/ask-section';
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
      <Kpis />
      <IndustryWall />
      <ClientWall />
      <Vision />
      <ApproachStair />
      <AskSection title={aboutAsk.title} lead={aboutAsk.lead} formSide="left">
        <img
          src="/about/chair.svg"
          alt=""
          width="515"
          height="250"
          loading="lazy"
          className="mt-auto w-full m:max-w-90"
        />
      </AskSection>
      <BlogLine />
      <AddressPicture />
    </>
  );
}
