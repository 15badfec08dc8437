import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { values } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { type Move, useTimeline } from '@/motion/use-timeline';

/** The first and the last of the six hours of work, and the other hours of the day. */
const work = { first: 9, last: 14 };
const freeHours = [0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 16, 17, 18, 19, 20, 21, 22, 23];

/* In the drawing an hour is a dot of radius 8, and the hours are 21 units apart. */
const radius = 8;
const hourX = (hour: number) => radius + 21 * hour;

/** The bar is a dash of a line that runs from the first hour to the end of work. */
const bar = { start: hourX(work.first) - radius, length: hourX(work.last) - hourX(work.first) };
/** One dash of this length: the gap after it is longer than the line. */
const dash = (length: number) => `${length} 400`;

/** From midnight the bar runs on, growing to 190 units; then it draws in to the hours of work. */
const moves: readonly Move[] = [
  {
    of: 'bar',
    through: {
      strokeDasharray: [dash(0), dash(190), dash(bar.length)],
      strokeDashoffset: [0, -96, -bar.start],
      visibility: ['hidden', 'visible', 'visible'],
    },
    lasts: 933,
    times: [0, 0.71, 1],
    ease: ['roll', 'out'],
  },
];

/** Dynamic Work Schedule: a day with a bar for the hours of work, and a dot for each other hour. */
export function Schedule() {
  const ref = useRef<HTMLElement>(null);
  const [turn, setTurn] = useState(0);
  useTimeline(ref, moves, { turn });
  const { figure, caption, title, text } = values.schedule;
  return (
    <article
      ref={ref}
      className={clsx(
        'col-span-6 grid grid-rows-[auto_1fr_auto] rounded-card rounded-tr-turn bg-mint p-panel',
        'xl:ml-6 max-xl:col-span-full max-xl:mt-12',
      )}
      onPointerEnter={() => setTurn(turn + 1)}
    >
      <span className="ml-[-0.04em] pt-6 font-display text-d3" aria-hidden="true">
        {figure}
      </span>
      <div className="self-center py-fluid-10">
        <svg viewBox="0 0 499 16" className="w-full overflow-visible fill-ink" aria-hidden="true">
          {freeHours.map((hour) => (
            <circle key={hour} cx={hourX(hour)} cy={radius} r={radius} />
          ))}
          <line
            x1={hourX(0)}
            x2={hourX(work.last)}
            y1={radius}
            y2={radius}
            strokeDasharray={dash(bar.length)}
            strokeDashoffset={-bar.start}
            strokeLinecap="round"
            data-piece="bar"
            className="stroke-green stroke-16"
          />
        </svg>
        <p className="mt-5 text-note/body">{caption}</p>
      </div>
      <div ref={reveal}>
        <h3 className="mb-3.5 font-display text-h3">{title}</h3>
        <p className="max-w-prose">{text}</p>
      </div>
    </article>
  );
}
