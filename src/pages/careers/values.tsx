import { useRef, useState } from 'react';
import { values } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { useTimeline } from '@/motion/use-timeline';
import { Schedule } from './schedule';
import { valuePictures } from './value-pictures';

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
            {values.rows.map((value, index) => (
              <ValueRow key={value.id} value={value} order={index} />
            ))}
          </ul>
        </div>
        <Schedule />
      </div>
    </section>
  );
}

interface ValueRowProps {
  value: (typeof values.rows)[number];
  order: number;
}

/** A value, whose picture plays when it comes into view, 80 ms after the one before, and again on hover. */
function ValueRow({ value: { id, title, text }, order }: ValueRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const [turn, setTurn] = useState(0);
  const { drawing, moves } = valuePictures[id];
  useTimeline(ref, moves, { delay: turn === 0 ? 80 * order : 0, turn });
  return (
    <li
      ref={ref}
      className="flex items-start gap-fluid-10 border-t border-hair py-fluid-8 first:border-t-2 first:border-ink"
      onPointerEnter={() => setTurn(turn + 1)}
    >
      <svg
        viewBox="0 0 94 84"
        className="w-turn flex-none overflow-visible fill-ink"
        aria-hidden="true"
      >
        {drawing}
      </svg>
      <div ref={reveal}>
        <h3 className="font-display text-h4">{title}</h3>
        <p className="mt-2 max-w-[28em]">{text}</p>
      </div>
    </li>
  );
}
