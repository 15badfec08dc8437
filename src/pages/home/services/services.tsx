import { clsx } from 'clsx';
import { services } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { TextLink } from '@/ui/text-link';
import { ServiceCard } from './service-card';

const { title, note, all } = services;

/** Two interlocking cards, one wider at the left, one at the right. */
export function Services() {
  return (
    <section className="wrap pt-act pb-section not-max-xl:@container">
      {/* Large text: one below the other. */}
      <div className="cols items-start max-md:block @max-roomy:block print:grid print:break-inside-avoid print:grid-cols-2 print:gap-x-8 print:gap-y-5">
        <h2
          ref={reveal}
          className={clsx(
            'col-span-7 row-start-1 pb-10 whitespace-nowrap md:min-h-70 xl:pb-16 max-xl:whitespace-normal',
            '@max-roomy:whitespace-normal',
            'print:layout-none print:col-span-full print:mb-4 print:whitespace-normal',
          )}
        >
          {title[0]}
          <br />
          {title[1]}
        </h2>
        <ServiceCard service="branding" />
        <ServiceCard service="video" />
        <p
          ref={reveal}
          className={clsx(
            'col-span-5 col-start-8 row-start-3 max-w-105 self-end pt-fluid-10 pb-2 pl-11 text-small max-xl:pl-0 max-md:max-w-none',
            '@max-roomy:max-w-none @max-roomy:pl-0 print:layout-none print:col-span-full',
          )}
        >
          {note} <TextLink to={all.to}>{all.label}</TextLink>
        </p>
      </div>
    </section>
  );
}
