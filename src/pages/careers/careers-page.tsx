import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { agency } from '@/content/agency';
import { careersHead, copyWords, speculative } from '@/content/careers';
import { type Job, jobs, openingName, rowIdOf } from '@/content/jobs';
import { BelowWindow } from '@/motion/below-window';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Openings, useLedRow } from './openings';
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

/** Without mitres, which browsers would leave room for inside the focus ring. */
const chair = 'fill-none stroke-47 [stroke-linejoin:round]';

/** Distance between seats, and the x of the first. */
const pitch = 194;
const first = 97;

/** Chairs that the narrowest zoomed windows show whole; the others are drawn there, but take no focus out of sight. */
const inEveryWindow = new Set([7, 8]);
/** Chairs that zoomed windows show with the whole name. */
const inZoomedWindows = new Set([6, 7, 8, 9]);

/**
 * The free chairs, near the middle: the first three apart, others between them. Seven at most: a window of 1280 px shows no
 * more of that side.
 */
const free = [6, 8, 10, 5, 7, 9, 4].slice(0, jobs.length).toSorted((one, other) => one - other);

const seat = (index: number) => first + pitch * index;
const farChair = (index: number) => `M${seat(index) - 58.75} 116.16a58.75 58.75 0 0 1 117.5 0`;

/** Two rows of text, as equal as words allow: the names stand beside each other. */
const rowsOf = (title: string) => {
  const middle = title.length / 2;
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const nearest = spaces.toSorted(
    (one, other) => Math.abs(one - middle) - Math.abs(other - middle),
  )[0];
  return nearest === undefined ? ['', title] : [title.slice(0, nearest), title.slice(nearest + 1)];
};

interface FreeChairProps {
  job: Job;
  /** Which seat it is of those on the far side. */
  index: number;
  onLead: (rowId: string) => void;
}

/** An empty chair, pulled out and with the opening's name, leads to its row. On load it slides out once. */
function FreeChair({ job, index, onLead }: FreeChairProps) {
  const x = seat(index);
  const rowId = rowIdOf(job);
  const [above, below] = rowsOf(job.title);
  return (
    <Link
      to={`#${rowId}`}
      aria-label={openingName(job)}
      className={clsx(
        'group/chair rounded-field focus-visible:outline-offset-5',
        !inEveryWindow.has(index) && 'max-md:invisible',
      )}
      onClick={() => onLead(rowId)}
    >
      {/* The gaps between name and chair can be pressed, too. */}
      <rect x={x - 82.25} y="-54" width="164.5" height="134" className="fill-transparent" />
      <path
        d={farChair(index)}
        className={clsx(
          'visible transform-[translateY(-36px)] stroke-mint [--start:translateY(4px)]',
          'group-hover/chair:stroke-cream group-focus-visible/chair:stroke-cream',
          'motion-safe:animate-[comes_var(--t-open)_var(--ease-out)_600ms_backwards]',
          chair,
        )}
      />
      <text
        y="-18"
        textAnchor="middle"
        className={clsx(
          'fill-cream text-[16px] font-semibold max-xl:text-[21px] max-sm:text-[27px] print:hidden',
          'group-hover/chair:underline group-focus-visible/chair:underline',
          !inZoomedWindows.has(index) && 'max-xl:hidden',
        )}
      >
        <tspan x={x} dy="-1.2em">
          {above}
        </tspan>
        {/* The space parts the words for assistive technology. */}
        <tspan fontSize="0"> </tspan>
        <tspan x={x} dy="1.2em">
          {below}
        </tspan>
      </text>
    </Link>
  );
}

/** The table from above, wide enough to bleed off both sides of the window, with a free chair for each opening. */
function TablePlan({ onLead }: Pick<FreeChairProps, 'onLead'>) {
  return (
    <svg
      viewBox="0 -70 2716 390"
      className={clsx(
        'relative left-1/2 mt-fluid-14 w-[calc(var(--line)*2716/47)] max-w-none',
        'min-w-[108vw] -translate-x-[53.57%] overflow-visible max-xl:left-[62%] max-xl:-translate-x-[60.72%]',
      )}
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
      <rect y="150" width="2716" height="47" className="fill-cream" data-landing="level" />
      {free.map((index, order) => {
        const job = jobs[order];
        return job && <FreeChair key={rowIdOf(job)} {...{ job, index, onLead }} />;
      })}
    </svg>
  );
}

/** The careers page (docs/rules.md#careers-page). */
export function CareersPage() {
  const { hiringEmail } = agency;
  const { led, lead, leave } = useLedRow();
  return (
    <>
      <section className="on-forest overflow-hidden rounded-bl-section pt-hero pb-fluid-26">
        <div className="wrap cols">
          <h1 className="col-span-6 max-xl:col-span-full">{careersHead.title}</h1>
          <p className="col-span-6 text-lead max-xl:col-span-full max-xl:mt-4 max-xl:max-w-prose">
            {careersHead.lead}
          </p>
        </div>
        <TablePlan onLead={lead} />
      </section>
      <Values />
      <BelowWindow>
        <Recruitment />
        <Openings led={led} onLeave={leave} />
        <section
          className="@container bg-sand py-section page-end-sand xl:pt-24"
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
              <div
                className={clsx(
                  'col-span-5 grid grid-cols-1 justify-items-start gap-7',
                  'max-xl:col-span-full max-xl:mt-6 @max-ample:col-span-full @max-ample:mt-10',
                )}
              >
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
