import { servicesHead } from '@/content/services';
import type { TrackProps } from './services-content';
import { ServicesLine } from './services-line';

/** Heading and tabs of both services pages; only the end of the line differs. It leaves the hero. */
export function ServicesHero(props: TrackProps) {
  return (
    <section className="overflow-x-clip pt-22 max-xl:pt-hero">
      {/* With large text, one below the other. */}
      <div className="@container wrap cols items-end">
        <h1 className="col-span-6 tracking-caps @max-roomy:col-span-full">{servicesHead.title}</h1>
        <p className="col-span-5 col-start-8 text-lead max-xl:max-w-[28.5em] @max-roomy:col-span-full @max-roomy:mt-gutter">
          {servicesHead.lead}
        </p>
      </div>
      <ServicesLine {...props} />
    </section>
  );
}
