import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { journey, journeyHead } from '@/content/about';
import { reveal } from '@/motion/reveal';
import { Disclosure } from '@/ui/disclosure';
import { JourneyLine } from './journey-line';
import { YearButton } from './year-button';

/**
 * Each year begins under its dot, and what it holds stands under it; the last ends a cut before the line that goes
 * down. A figure wider than the way to the next takes another row.
 */
const places = [
  { year: 'basis-[calc(100%*426/1280)]', box: '' },
  { year: 'basis-[calc(100%*441/1280)]', box: 'ml-[33.28%]' },
  { year: 'basis-auto', box: 'ml-[calc(39.125%-10px)]' },
];

/** OUR JOURNEY: no year is open at the start; a click on the open one closes it (docs/rules.md#journey). */
export function Journey() {
  const [active, setActive] = useState<string | null>(null);
  const id = useId();
  return (
    <section className="pt-36 pb-32" aria-labelledby="journey">
      <div className="wrap">
        <div ref={reveal} className="mb-10 flex flex-wrap items-end justify-between gap-6">
          <h2 id="journey">{journeyHead.title}</h2>
          <p className="max-w-[20em] text-muted">{journeyHead.note}</p>
        </div>
        <div className="@container relative">
          <JourneyLine />
          <div className="relative mt-12 flex flex-wrap">
            {journey.map(({ year }, index) => (
              <div key={year} className={clsx('shrink-0', places[index]?.year)}>
                <YearButton
                  year={year}
                  aria-expanded={active === year}
                  aria-controls={`${id}${year}`}
                  onClick={() => setActive(active === year ? null : year)}
                />
              </div>
            ))}
          </div>
          {journey.map(({ year, title, text }, index) => (
            <Disclosure key={year} id={`${id}${year}`} isOpen={active === year}>
              <div
                className={clsx(
                  'on-ink mt-8 w-[59%] rounded-card rounded-tr-turn px-14 pt-12 pb-13',
                  places[index]?.box,
                )}
              >
                <h3 className="mb-3.5 font-display text-h3">{title}</h3>
                <p className="max-w-prose">{text}</p>
              </div>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
