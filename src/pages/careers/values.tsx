import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { type ValueId, values } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { type Move, useTimeline } from '@/motion/use-timeline';

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
        <SixHours />
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
  useTimeline(ref, valueMoves[id], { delay: turn === 0 ? 80 * order : 0, turn });
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
        {pictures[id]}
      </svg>
      <div ref={reveal}>
        <h3 className="font-display text-h4">{title}</h3>
        <p className="mt-2 max-w-[28em]">{text}</p>
      </div>
    </li>
  );
}

const stroked = 'fill-none stroke-ink stroke-24';

/** The pictures are drawn from the brand’s pieces; `data-piece` names what moves. */
const pictures: Readonly<Record<ValueId, ReactNode>> = {
  culture: (
    <>
      <path d="M12 42a30 30 0 0 1 60 0" className={stroked} />
      <circle cx="12" cy="59" r="12" />
      <circle cx="42" cy="59" r="12" className="fill-piece" />
      <circle cx="72" cy="59" r="12" />
    </>
  ),
  synergy: (
    <>
      <path d="M12 6H60v24H12a12 12 0 0 1 0-24z" data-piece="across" />
      <rect
        x="65.3"
        y="6"
        width="24"
        height="24"
        data-piece="corner"
        className="origin-center fill-piece transform-fill"
      />
      <path d="M65.3 35.3h24V71.3a12 12 0 0 1-24 0z" data-piece="up" />
    </>
  ),
  transparency: (
    <>
      <g data-piece="ring" className="origin-center transform-fill">
        <path d="M42 12a30 30 0 0 0 0 60" data-piece="left" className={stroked} />
        <path d="M47.3 12a30 30 0 0 1 0 60" data-piece="right" className={stroked} />
      </g>
      <circle cx="44.65" cy="42" r="12" className="fill-piece" />
    </>
  ),
};

const rollsIn = { lasts: 467, ease: 'roll' } as const;
const thereAndBack = { lasts: 467, times: [0, 0.43, 1], ease: ['out', 'roll'] } as const;
/** The two halves of the ring part, and come together again. */
const partsBy = (x: number) => ({ transform: ['none', `translateX(${x}px)`, 'none'] });

/** The pictures’ animations (docs/rules.md#careers-page). */
const valueMoves: Readonly<Record<ValueId, readonly Move[]>> = {
  culture: [
    {
      of: 'circle',
      through: { transform: ['none', 'translateY(10px)', 'none'] },
      apart: 133,
      ...thereAndBack,
    },
  ],
  synergy: [
    {
      of: '[data-piece=across]',
      through: { transform: ['translateX(-34px)', 'none'] },
      ...rollsIn,
    },
    { of: '[data-piece=up]', through: { transform: ['translateY(34px)', 'none'] }, ...rollsIn },
    {
      of: '[data-piece=corner]',
      through: { transform: ['scale(0)', 'none'] },
      at: 400,
      lasts: 267,
      ease: 'drop',
    },
  ],
  transparency: [
    { of: '[data-piece=ring]', through: { transform: ['rotate(-90deg)', 'none'] }, ...rollsIn },
    { of: '[data-piece=left]', through: partsBy(-5), at: 467, ...thereAndBack },
    { of: '[data-piece=right]', through: partsBy(5), at: 467, ...thereAndBack },
  ],
};

/** Dynamic Work Schedule: a day with a bar for the hours of work, and a dot for each other hour. */
function SixHours() {
  const ref = useRef<HTMLElement>(null);
  const [turn, setTurn] = useState(0);
  useTimeline(ref, dayMoves, { turn });
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
            <circle key={hour} cx={8 + 21 * hour} cy="8" r="8" />
          ))}
          <line
            x1="8"
            x2="302"
            y1="8"
            y2="8"
            strokeDasharray="105 400"
            strokeDashoffset="-189"
            strokeLinecap="round"
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

/** The hours of the day around the six hours of work. */
const freeHours = [0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 16, 17, 18, 19, 20, 21, 22, 23];

/** The line runs through the day to the end of work, and draws in to the six hours, which are 105 units long. */
const dayMoves: readonly Move[] = [
  {
    of: 'line',
    through: {
      strokeDasharray: ['0 400', '190 400', '105 400'],
      strokeDashoffset: [0, -96, -189],
      visibility: ['hidden', 'visible', 'visible'],
    },
    lasts: 933,
    times: [0, 0.71, 1],
    ease: ['roll', 'out'],
  },
];
