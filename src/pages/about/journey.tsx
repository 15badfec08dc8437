import { useId, useState } from 'react';
import { journey, journeyHead } from '@/content/about';
import { reveal } from '@/motion/reveal';
import { Disclosure } from '@/ui/disclosure';
import { ExpandSign } from '@/ui/expand-sign';
import { JourneyLine } from './journey-line';
import './journey.css';

/** OUR JOURNEY: no year is open at the start; a click on the open one closes it (decision 28). */
export function Journey() {
  const [active, setActive] = useState<string | null>(null);
  const id = useId();
  return (
    <section className="journey" aria-labelledby="journey">
      <div className="wrap">
        <div ref={reveal} className="journey__head">
          <h2 id="journey">{journeyHead.title}</h2>
          <p className="muted">{journeyHead.note}</p>
        </div>
        <div className="journey__track">
          <JourneyLine />
          <div className="journey__years">
            {journey.map(({ year }) => (
              <div key={year} className="journey__place">
                <button
                  type="button"
                  className="journey__year"
                  aria-expanded={active === year}
                  aria-controls={`${id}${year}`}
                  onClick={() => setActive(active === year ? null : year)}
                >
                  <span className="num">{year}</span>
                  <ExpandSign />
                </button>
              </div>
            ))}
          </div>
          {journey.map(({ year, title, text }) => (
            <Disclosure
              key={year}
              id={`${id}${year}`}
              isOpen={active === year}
              className={`journey__panel journey__panel--${year}`}
            >
              <div className="journey__box on-ink">
                <h3 className="h3">{title}</h3>
                <p className="prose">{text}</p>
              </div>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
