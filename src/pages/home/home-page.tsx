import { Clients } from './clients/clients';
import { Hero } from './hero/hero';
import { Approach } from './approach/approach';
import { CallToAction } from './call-to-action/call-to-action';
import { HomeFaq } from './faq/home-faq';
import { Industries } from './industries/industries';
import { Intro } from './intro/intro';
import { LatestBlog } from './blog/latest-blog';
import { Services } from './services/services';
import { Showcase } from './showcase/showcase';
import { Uses } from './uses/uses';

/** Home (specification 2.5). */
export function HomePage() {
  return (
    <>
      <Hero />
      <Clients />
      <Intro />
      <Services />
      <Uses />
      <Showcase />
      <Industries />
      <Approach />
      <LatestBlog />
      <HomeFaq />
      <CallToAction />
    </>
  );
}
