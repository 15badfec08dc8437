import { clsx } from 'clsx';
import { Fragment, useId, useState, type ComponentProps } from 'react';
import { journey, journeyHead } from '@/content/about';
import { keepInPlace } from '@/motion/keep-in-place';
import { reveal } from '@/motion/reveal';
import { Disclosure, ExpandSign } from '@/ui/disclosure';
import { JourneyLine } from './journey-line';
import { JourneyStation } from './journey-station';

/**
 * Each year starts below its dot, with its text below it; the last ends just before the line that leads down. A year
 * too wide for its place wraps. Under 960 px the line is upright, with each text below its year.
 */
const places = [
  { year: 'basis-[calc(100%*426/1280)] max-md:basis-auto', box: '' },
  { year: 'basis-[calc(100%*441/1280)] max-md:basis-auto', box: 'ml-[33.28%]' },
  { year: 'basis-auto', box: 'ml-[calc(39.125%-10px)]' },
];

interface YearButtonProps extends ComponentProps<'button'> {
  year: string;
}

/** A year as a numeral, with a plus or minus. */
function YearButton({ year, ...rest }: YearButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className="group/question grid justify-items-start gap-4 py-2.5 text-left max-md:flex max-md:w-full max-md:items-center max-md:justify-between"
    >
      <span className="font-display text-num lining-nums">{year}</span>
      {/* While open, the sign stays green. */}
      <ExpandSign className="bg-sand text-ink group-hover/question:group-not-aria-expanded/question:bg-mint" />
    </button>
  );
}

/** OUR JOURNEY: at first no year is open; a click on the open one closes it (docs/rules.md#journey). */
export function Journey() {
  const [active, setActive] = useState<string | null>(null);
  const id = useId();
  return (
    <section className="py-section xl:pt-36 xl:pb-32" aria-labelledby="journey">
      <div className="wrap print:break-inside-avoid">
        <div
          ref={reveal}
          className="mb-fluid-10 flex flex-wrap items-end justify-between gap-x-6 gap-y-4"
        >
          <h2 id="journey" className="tracking-caps">
            {journeyHead.title}
          </h2>
          <p className="max-w-[20em] text-muted">{journeyHead.note}</p>
        </div>
        {/* `--beside`: distance from the upright line to the text. */}
        <div className="@container relative [--beside:24px]">
          <JourneyLine />
          <div className="relative mt-12 flex flex-wrap max-md:mt-0 max-md:flex-col">
            {journey.map(({ year, title, text }, index) => (
              <Fragment key={year}>
                <JourneyStation className={places[index]?.year} isOpen={active === year}>
                  <YearButton
                    year={year}
                    aria-expanded={active === year}
                    aria-controls={`${id}${year}`}
                    onClick={({ currentTarget }) => {
                      keepInPlace(currentTarget);
                      setActive(active === year ? null : year);
                    }}
                  />
                </JourneyStation>
                {/* Below the row of years; under 960 px below its own. */}
                <Disclosure
                  id={`${id}${year}`}
                  isOpen={active === year}
                  className="order-1 w-full max-md:order-none max-md:pl-[calc(var(--line)+var(--beside))]"
                >
                  <div
                    className={clsx(
                      'on-ink mt-8 w-[59%] rounded-card rounded-tr-turn p-panel xl:pt-12 xl:pb-13 max-md:mt-2 max-md:mb-6 max-md:ml-0 max-md:w-full print:py-0',
                      places[index]?.box,
                    )}
                  >
                    <h3 className="mb-3.5 font-display text-h3">{title}</h3>
                    <p className="max-w-prose">{text}</p>
                  </div>
                </Disclosure>
              </Fragment>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
