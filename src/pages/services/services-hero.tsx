import { clsx } from 'clsx';
import { servicesHead } from '@/content/services';
import { ServicesLine } from './services-line';

interface ServicesHeroProps {
  track: 'branding' | 'video';
}

/** On the branding route the line leaves the hero; on the video route the section below continues it. */
const clips = {
  branding: 'overflow-x-clip',
  // In narrow windows it passes behind the round corner of the section below.
  video: 'overflow-clip max-xl:overflow-x-clip max-xl:overflow-y-visible',
} as const;

/** Heading and tabs of both services pages; only the end of the line differs. */
export function ServicesHero({ track }: ServicesHeroProps) {
  return (
    <section className={clsx('pt-22 max-xl:pt-26 max-sm:pt-20', clips[track])}>
      {/* With large text, one below the other. */}
      <div className="@container wrap cols items-end">
        <h1 className="col-span-6 tracking-caps @max-roomy:col-span-full">{servicesHead.title}</h1>
        <p className="col-span-5 col-start-8 text-lead max-xl:max-w-[28.5em] max-sm:mt-4! @max-roomy:col-span-full @max-roomy:mt-6">
          {servicesHead.lead}
        </p>
      </div>
      <ServicesLine track={track} />
    </section>
  );
}
