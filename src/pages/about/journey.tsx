import { clsx } from 'clsx';
import { Fragment, useId, useRef, useState } from 'react';
import { journey, journeyHead } from '@/content/about';
import { keepInPlace } from '@/motion/keep-in-place';
import { reveal } from '@/motion/reveal';
import { durations } from '@/motion/tokens';
import { useLineSegments } from '@/motion/use-line-segments';
import { type Move, useTimeline } from '@/motion/use-timeline';
import { Disclosure, ExpandSign } from '@/ui/disclosure';

/** Dots before the line begins, the freelancers: [x, y, colour]; ink if not said. */
const loose: readonly (readonly [x: number, y: number, colour?: string])[] = [
  [56, 40],
  [90, 66, 'fill-marigold'],
  [134, 54],
  [178, 74],
  [218, 44],
  [258, 62, 'fill-coral'],
  [308, 70],
  [350, 52],
  [392, 60],
];

/** x of the dots of the three years; the second is green. */
const stations = [12, 438, 879];

/** Bars of the line as [x, width]; the last leads down into the figures. */
const bars = [
  [455.3, 40],
  [500.6, 118],
  [623.9, 86],
  [715.2, 146.5],
  [896.3, 336.4],
] as const;

/** x where the first bar begins and the last one ends, and the length of the turn after it. */
const begin = bars[0][0];
const end = 1232.7;
const turn = 48;

/** `--share` of a piece from x to x is drawn: it grows while the head passes it (docs/design.md#line-segments). */
const drawn = (from: number, to: number) => {
  const passed = `var(--drawn, 1) * ${end + turn - begin} - ${from - begin}`;
  return { '--share': `clamp(0, (${passed}) / ${to - from}, 1)` };
};

const moves: readonly Move[] = [
  {
    of: '[data-piece=year]',
    through: { transform: ['translateY(-60px) scale(0)', 'none'] },
    lasts: durations.hover,
    apart: 80,
    ease: 'drop',
  },
];

/** Loose dots become one line, which follows the scroll. The dots of the three years drop when they first come into view. */
function JourneyLine() {
  const ref = useRef<HTMLDivElement>(null);
  const [level, down] = useLineSegments(ref, 2);
  useTimeline(ref, moves, { amount: 0.8 });
  return (
    <div ref={ref} aria-hidden="true">
      <svg
        viewBox="0 0 1280 104"
        className="w-full overflow-visible fill-ink max-md:hidden"
        data-segment={level}
      >
        {loose.map(([x, y, colour]) => (
          <circle key={x} cx={x} cy={y} r="12" className={colour} />
        ))}
        {bars.map(([x, width]) => (
          <rect
            key={x}
            x={x}
            y="48"
            width={width}
            height="24"
            className="origin-left transform-[scaleX(var(--share))] transform-fill"
            style={drawn(x, x + width)}
          />
        ))}
        <path
          d="M1238 60a30 30 0 0 1 30 30"
          strokeDasharray="48"
          className="fill-none stroke-ink stroke-24 [stroke-dashoffset:calc(48px*(1-var(--share)))]"
          style={drawn(end, end + turn)}
        />
        {stations.map((x) => (
          <circle
            key={x}
            cx={x}
            cy="60"
            r="12"
            data-piece="year"
            className="origin-center transform-fill nth-last-2:fill-green"
          />
        ))}
      </svg>
      {/* The line leads down past the years into the figures. Where it is upright, this is all of it. */}
      <i
        className={clsx(
          'absolute top-[7.445cqw] right-0 -bottom-section w-[1.875%] bg-ink',
          'max-md:top-12.5 max-md:left-0 max-md:w-line',
        )}
        data-segment={down}
        data-draws="down"
      />
    </div>
  );
}

/**
 * Each year starts below its dot, with its text below it; the last ends just before the line that leads down. A year
 * too wide for its place wraps. Under 960 px the line is upright, with each text below its year.
 */
const places = [
  { year: 'basis-[calc(100%*426/1280)] max-md:basis-auto', box: '' },
  { year: 'basis-[calc(100%*441/1280)] max-md:basis-auto', box: 'ml-[33.28%]' },
  { year: 'basis-auto', box: 'ml-[calc(39.125%-10px)]' },
];

/** OUR JOURNEY: at first no year is open; a click on the open one closes it (docs/rules.md#journey). */
export function Journey() {
  const [active, setActive] = useState<string | null>(null);
  const id = useId();
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
            {journey.map(({ year, title, text }, index) => (
              <Fragment key={year}>
                <div
                  className={clsx(
                    'shrink-0 max-md:relative max-md:flex max-md:min-h-25 max-md:items-center max-md:pl-[calc(var(--line)+var(--beside))]',
                    places[index]?.year,
                  )}
                >
                  {/* The year's dot on the upright line is green while the year is open. */}
                  <i className="absolute left-0 hidden h-[calc(var(--line)+2*var(--cut))] w-line bg-cream max-md:block" />
                  <i
                    className={clsx(
                      'absolute left-0 hidden size-line rounded-full transition-colors max-md:block',
                      active === year ? 'bg-green' : 'bg-ink',
                    )}
                  />
                  <button
                    type="button"
                    className={clsx(
                      'group/question grid justify-items-start gap-4 py-2.5 text-left',
                      'max-md:flex max-md:w-full max-md:items-center max-md:justify-between',
                    )}
                    aria-expanded={active === year}
                    aria-controls={`${id}${year}`}
                    onClick={({ currentTarget }) => {
                      keepInPlace(currentTarget);
                      setActive(active === year ? null : year);
                    }}
                  >
                    <span className="font-display text-num lining-nums">{year}</span>
                    {/* The sign of an open year stays green. */}
                    <ExpandSign className="bg-sand text-ink group-hover/question:group-not-aria-expanded/question:bg-mint" />
                  </button>
                </div>
                {/* The text lies below the row of years, under 960 px below its own year. */}
                <Disclosure
                  id={`${id}${year}`}
                  isOpen={active === year}
                  className="order-1 w-full max-md:order-none max-md:pl-[calc(var(--line)+var(--beside))]"
                >
                  <div
                    className={clsx(
                      'on-ink mt-8 w-[59%] rounded-card rounded-tr-turn p-panel',
                      'xl:pt-12 xl:pb-13 max-md:mt-2 max-md:mb-6 max-md:ml-0 max-md:w-full print:py-0',
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
