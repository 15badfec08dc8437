import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { type Job, jobs, openingName, rowIdOf } from '@/content/jobs';

/* The table is drawn from above, in px at a line of 47 px. */

const cream = 'fill-cream';
const mint = 'fill-mint';
const sage = 'fill-sage';
const marigold = 'fill-marigold';

/** The colours of the people on both sides of the table, from left to right. */
const seats = [
  { far: mint, near: mint },
  { far: cream, near: cream },
  { far: sage, near: sage },
  { far: mint, near: mint },
  { far: cream, near: cream },
  { far: marigold, near: mint },
  { far: mint, near: sage },
  { far: cream, near: cream },
  { far: sage, near: mint },
  { far: mint, near: cream },
  { far: cream, near: sage },
  { far: mint, near: mint },
  { far: sage, near: cream },
  { far: cream, near: cream },
];
const seatWidth = 194;

/**
 * The free chairs on the far side, by the index of their seat: the first three stand apart, others between them. There are
 * seven at most, because a window of 1280 px shows no more of that side.
 */
const freeChairs = [6, 8, 10, 5, 7, 9, 4].slice(0, jobs.length).toSorted((a, b) => a - b);
/** Narrow windows show the names of these chairs; the narrowest show only some chairs whole, the others take no focus. */
const namedInNarrow = new Set([6, 7, 8, 9]);
const wholeInNarrowest = new Set([7, 8]);

/** Mitres would take room inside the focus ring. */
const chairStroke = 'fill-none stroke-47 [stroke-linejoin:round]';

interface TablePlanProps {
  /** A visitor has chosen a chair, which leads to this row. */
  onChoose: (rowId: string) => void;
}

/** The table, wide enough to bleed off both sides of the window, with a free chair for each opening. */
export function TablePlan({ onChoose }: TablePlanProps) {
  return (
    <svg
      viewBox="0 -70 2716 390"
      className={clsx(
        'relative left-1/2 mt-fluid-14 w-[calc(var(--line)*2716/47)] max-w-none',
        'min-w-[108vw] -translate-x-[53.57%] overflow-visible max-xl:left-[62%] max-xl:-translate-x-[60.72%]',
      )}
    >
      {seats.map(
        ({ far }, index) =>
          !freeChairs.includes(index) && (
            <g key={seatX(index)} className={far} aria-hidden="true">
              <path d={farChair(index)} className={clsx('stroke-moss', chairStroke)} />
              <circle cx={seatX(index)} cy="116.16" r="23.5" />
            </g>
          ),
      )}
      {seats.map(({ near }, index) => (
        <g key={seatX(index)} className={near} aria-hidden="true">
          <path
            d={`M${seatX(index) - 58.75} 230.84a58.75 58.75 0 0 0 117.5 0`}
            className={clsx('stroke-moss', chairStroke)}
          />
          <circle cx={seatX(index)} cy="230.84" r="23.5" />
        </g>
      ))}
      <rect y="150" width="2716" height="47" className="fill-cream" data-landing="level" />
      {freeChairs.map((seatIndex, order) => {
        const job = jobs[order];
        return (
          job && (
            <FreeChair key={rowIdOf(job)} job={job} seatIndex={seatIndex} onChoose={onChoose} />
          )
        );
      })}
    </svg>
  );
}

interface FreeChairProps extends TablePlanProps {
  job: Job;
  seatIndex: number;
}

/** An empty chair, pulled out and with the opening's name, leads to its row. On load it slides out once. */
function FreeChair({ job, seatIndex, onChoose }: FreeChairProps) {
  const x = seatX(seatIndex);
  const rowId = rowIdOf(job);
  const { above, below } = inTwoRows(job.title);
  return (
    <Link
      to={`#${rowId}`}
      aria-label={openingName(job)}
      className={clsx(
        'group/chair rounded-field focus-visible:outline-offset-5',
        !wholeInNarrowest.has(seatIndex) && 'max-md:invisible',
      )}
      onClick={() => onChoose(rowId)}
    >
      {/* The gaps between name and chair can be pressed, too. */}
      <rect x={x - 82.25} y="-54" width="164.5" height="134" className="fill-transparent" />
      <path
        d={farChair(seatIndex)}
        className={clsx(
          'visible transform-[translateY(-36px)] stroke-mint [--start:translateY(4px)]',
          'group-hover/chair:stroke-cream group-focus-visible/chair:stroke-cream',
          'motion-safe:animate-[comes_var(--t-open)_var(--ease-out)_600ms_backwards]',
          chairStroke,
        )}
      />
      <text
        y="-18"
        textAnchor="middle"
        className={clsx(
          'fill-cream text-[16px] font-semibold max-xl:text-[21px] max-sm:text-[27px] print:hidden',
          'group-hover/chair:underline group-focus-visible/chair:underline',
          !namedInNarrow.has(seatIndex) && 'max-xl:hidden',
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

/** @returns the middle of a seat */
function seatX(index: number) {
  return seatWidth * (index + 0.5);
}

function farChair(index: number) {
  return `M${seatX(index) - 58.75} 116.16a58.75 58.75 0 0 1 117.5 0`;
}

/** @returns a title in two rows of about one length, so that the names fit beside each other */
function inTwoRows(title: string) {
  const distanceFromMiddle = (space: number) => Math.abs(space - title.length / 2);
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const [nearest] = spaces.toSorted((a, b) => distanceFromMiddle(a) - distanceFromMiddle(b));
  if (nearest === undefined) return { above: '', below: title };
  return { above: title.slice(0, nearest), below: title.slice(nearest + 1) };
}
