import { clsx } from 'clsx';
import { agency } from '@/content/agency';
import { careersHead, copyWords, speculative } from '@/content/careers';
import { jobs, openingName, rowIdOf } from '@/content/jobs';
import { BelowWindow } from '@/motion/below-window';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Openings } from './openings';
import { Recruitment } from './recruitment';
import { Values } from './values';

/** A seated person: the head takes the colour, the chair is moss. */
const seats: Readonly<Record<string, string>> = {
  cream: 'fill-cream stroke-moss',
  mint: 'fill-mint stroke-moss',
  sage: 'fill-sage stroke-moss',
  marigold: 'fill-marigold stroke-moss',
};

/** The people on the far and the near side of the table, by colour. */
const far = 'mint cream sage mint cream marigold mint cream sage mint cream mint sage cream'.split(
  ' ',
);
const near = 'mint cream sage mint cream mint sage cream mint cream sage mint cream cream'.split(
  ' ',
);

const chair = 'fill-none stroke-47';

/** Distance between seats, and the x of the first. */
const pitch = 194;
const first = 97;

/** Chairs that the narrowest zoomed windows show whole; the others are drawn there, but take no focus out of sight. */
const inEveryWindow = new Set([7, 8]);

/**
 * The free chairs, near the middle: the first three apart, others between them. Seven at most: a window of 1280 px shows no
 * more of that side.
 */
const free = [6, 8, 10, 5, 7, 9, 4].slice(0, jobs.length).toSorted((one, other) => one - other);

const seat = (index: number) => first + pitch * index;
const farChair = (index: number) => `M${seat(index) - 58.75} 116.16a58.75 58.75 0 0 1 117.5 0`;

/**
 * The table from above, wide enough to bleed off both sides of the window, with a free chair for each opening, which names
 * it and leads to its row. On load the free chairs slide out once and their dots hop.
 */
function TablePlan() {
  return (
    <svg
      viewBox="0 -70 2716 390"
      className="relative left-1/2 mt-fluid-14 w-[calc(var(--line)*2716/47)] max-w-none min-w-[108vw] -translate-x-[53.57%] overflow-visible max-xl:left-[62%] max-xl:-translate-x-[60.72%]"
    >
      {far.map(
        (colour, index) =>
          !free.includes(index) && (
            <g key={seat(index)} className={seats[colour]} aria-hidden="true">
              <path d={farChair(index)} className={chair} />
              <circle cx={seat(index)} cy="116.16" r="23.5" className="stroke-none" />
            </g>
          ),
      )}
      {near.map((colour, index) => (
        <g key={seat(index)} className={seats[colour]} aria-hidden="true">
          <path d={`M${seat(index) - 58.75} 230.84a58.75 58.75 0 0 0 117.5 0`} className={chair} />
          <circle cx={seat(index)} cy="230.84" r="23.5" className="stroke-none" />
        </g>
      ))}
      {free.map((index, job) => {
        const opening = jobs[job];
        return (
          opening && (
            <a
              key={rowIdOf(opening)}
              href={`#${rowIdOf(opening)}`}
              aria-label={openingName(opening)}
              className={clsx(
                'group/chair rounded-field',
                !inEveryWindow.has(index) && 'max-md:invisible',
              )}
            >
              <g className="visible transform-[translateY(-36px)] fill-green stroke-mint [--start:translateY(4px)] group-hover/chair:stroke-cream group-focus-visible/chair:stroke-cream motion-safe:animate-[comes_var(--t-open)_var(--ease-out)_600ms_backwards]">
                <path d={farChair(index)} className={chair} />
                <circle
                  cx={seat(index)}
                  cy="0.07"
                  r="23.5"
                  className="stroke-none [--start:-28px] motion-safe:animate-[hops_400ms_linear_900ms]"
                />
              </g>
              <text
                x={seat(index)}
                y="-84"
                textAnchor="middle"
                className="fill-cream text-h5 opacity-0 transition-opacity group-hover/chair:opacity-100 group-focus-visible/chair:underline group-focus-visible/chair:opacity-100"
              >
                {opening.title}
              </text>
            </a>
          )
        );
      })}
      <rect y="150" width="2716" height="47" className="fill-cream" data-landing="level" />
    </svg>
  );
}

/** The careers page (docs/rules.md#careers-page). */
export function CareersPage() {
  const { hiringEmail } = agency;
  return (
    <>
      <section className="on-forest overflow-hidden rounded-bl-act pt-hero pb-fluid-26">
        <div className="wrap cols">
          <h1 className="col-span-6 max-xl:col-span-full">{careersHead.title}</h1>
          <p className="col-span-6 text-lead max-xl:col-span-full max-xl:mt-4 max-xl:max-w-prose">
            {careersHead.lead}
          </p>
        </div>
        <TablePlan />
      </section>
      <Values />
      <BelowWindow>
        <Recruitment />
        <Openings />
        <section
          className="@container bg-sand py-section page-end-sand xl:pt-24 xl:pb-36"
          aria-labelledby="speculative"
        >
          <div className="wrap">
            <div
              ref={reveal}
              className="on-forest cols items-end rounded-card rounded-br-turn px-16 py-18 compact:px-12 compact:py-16 max-xl:p-panel"
            >
              <h2
                id="speculative"
                className="col-span-7 max-xl:col-span-full @max-ample:col-span-full"
              >
                {speculative.title}
              </h2>
              <div className="col-span-5 grid grid-cols-1 justify-items-start gap-7 max-xl:col-span-full max-xl:mt-6 @max-ample:col-span-full @max-ample:mt-10">
                <p className="max-w-prose text-lead">{speculative.lead}</p>
                {hiringEmail && (
                  <div className="relative flex w-full flex-wrap items-center gap-x-5 gap-y-3">
                    <ButtonLink
                      to={`mailto:${hiringEmail}`}
                      size="address"
                      className="max-sm:w-full"
                    >
                      {hiringEmail}
                    </ButtonLink>
                    <CopyButton
                      text={hiringEmail}
                      name={speculative.copyName}
                      {...copyWords}
                      saidClassName="absolute top-[calc(100%+12px)] left-0 max-xl:static @max-ample:static"
                    />
                  </div>
                )}
              </div>
            </div>
          </div>
        </section>
      </BelowWindow>
    </>
  );
}
