import { values } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { SixHours } from './six-hours';
import { ValueRow } from './value-row';

/** The values (docs/rules.md#careers-page): three rows, then the schedule with its figure. */
export function Values() {
  return (
    <section className="py-section" aria-labelledby="values">
      <div className="wrap cols">
        <div className="col-span-6 max-xl:col-span-full">
          <h2 ref={reveal} id="values" className="mb-fluid-12">
            {values.title}
          </h2>
          <ul>
            {values.rows.map(({ id, title, text }, index) => (
              <ValueRow key={id} id={id} order={index} title={title} text={text} />
            ))}
          </ul>
        </div>
        <SixHours />
      </div>
    </section>
  );
}
