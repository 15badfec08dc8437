import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { journey, journeyHead, type JourneyYear } from '@/content/about';
import { keepInPlace } from '@/motion/keep-in-place';
import { reveal } from '@/motion/reveal';
import { Disclosure, ExpandSign } from '@/ui/disclosure';
import { JourneyLine } from './journey-line';

/** OUR JOURNEY: at first no year is open; a click on the open one closes it (docs/rules.md#journey). */
export function Journey() {
  const [openYear, setOpenYear] = useState<string>();
  return (
    <section className="py-section" aria-labelledby="journey">
      <div className="paper-whole wrap">
        <div
          ref={reveal}
          className="mb-fluid-10 flex flex-wrap items-end justify-between gap-x-6 gap-y-4"
        >
          <h2 id="journey" className="tracking-caps">
            {journeyHead.title}
          </h2>
          <p className="max-w-[20em] text-muted">{journeyHead.note}</p>
        </div>
        {/* `--beside` is the distance from the upright line to the text. */}
        <div className="@container relative [--beside:24px]">
          <JourneyLine />
          <div className="relative mt-12 flex flex-wrap max-md:mt-0 max-md:flex-col">
            {journey.map((entry, index) => (
              <YearEntry
                key={entry.year}
                {...entry}
                layout={yearLayouts[index]}
                isOpen={entry.year === openYear}
                onToggle={() => setOpenYear(entry.year === openYear ? undefined : entry.year)}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/**
 * Where a year stands below JourneyLine, on whose drawing, 1280 units wide, the years' dots are 426
 * and 441 apart. Another year needs a dot there and a layout here.
 */
const yearLayouts = [
  // A heading reaches to the next dot, so that the next one starts below its own; text does, too.
  { heading: 'basis-[calc(100%*426/1280)] max-md:basis-auto', text: '' },
  { heading: 'basis-[calc(100%*441/1280)] max-md:basis-auto', text: 'ml-[calc(100%*426/1280)]' },
  // This text, 59 % wide, ends 10 px before the line that leads down, which is 24 units wide.
  { heading: 'basis-auto', text: 'ml-[calc(100%-59%-100%*24/1280-10px)]' },
] as const;

interface YearEntryProps extends JourneyYear {
  layout: (typeof yearLayouts)[number] | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

/** A year and its text. The text lies below the row of years; in narrow windows, below its own year. */
function YearEntry({ year, title, text, layout, isOpen, onToggle }: YearEntryProps) {
  const textId = useId();
  return (
    <>
      <div
        className={clsx(
          'shrink-0 max-md:relative max-md:flex max-md:min-h-25 max-md:items-center',
          'max-md:pl-[calc(var(--line)+var(--beside))]',
          layout?.heading,
        )}
      >
        <UprightDot isOpen={isOpen} />
        <button
          type="button"
          className={clsx(
            'group/year grid justify-items-start gap-4 py-2.5 text-left',
            'max-md:flex max-md:w-full max-md:items-center max-md:justify-between',
          )}
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={({ currentTarget }) => {
            // In narrow windows the text of a year above may close.
            keepInPlace(currentTarget);
            onToggle();
          }}
        >
          <span className="font-display text-num lining-nums">{year}</span>
          {/* The sign of an open year stays green. */}
          <ExpandSign className="bg-sand text-ink group-hover/year:group-not-aria-expanded/year:bg-mint" />
        </button>
      </div>
      <Disclosure
        id={textId}
        isOpen={isOpen}
        className="order-1 w-full max-md:order-none max-md:pl-[calc(var(--line)+var(--beside))]"
      >
        <div
          className={clsx(
            'on-ink mt-8 w-[59%] rounded-card rounded-tr-turn p-panel',
            'xl:pt-12 xl:pb-13 max-md:mt-2 max-md:mb-6 max-md:ml-0 max-md:w-full print:py-0',
            layout?.text,
          )}
        >
          <h3 className="mb-3.5 font-display text-h3">{title}</h3>
          <p className="max-w-prose">{text}</p>
        </div>
      </Disclosure>
    </>
  );
}

/** In narrow windows the upright line has a gap with a dot at each year, which is green while the year is open. */
function UprightDot({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <i className="absolute left-0 hidden h-[calc(var(--line)+2*var(--cut))] w-line bg-cream max-md:block" />
      <i
        className={clsx(
          'absolute left-0 hidden size-line rounded-full transition-colors max-md:block',
          isOpen ? 'bg-green' : 'bg-ink',
        )}
      />
    </>
  );
}
