import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { type Job, jobs, openingName, rowIdOf } from '@/content/jobs';

/* The table is drawn from above, in px at a line of 47 px. */
const line = 47;
const cut = 0.22 * line;
const tableTop = 150;
/** A chair is a half turn of the line: its radius at the line's middle, and at its outer edge. */
const chairRadius = 1.25 * line;
const chairEdge = chairRadius + line / 2;

/** The colours of the people on both sides of the table, from left to right. */
const people = {
  far: 'mint cream sage mint cream marigold mint cream sage mint cream mint sage cream'.split(' '),
  near: 'mint cream sage mint cream mint sage cream mint cream sage mint cream cream'.split(' '),
};
const seatWidth = 194;
const tableWidth = people.far.length * seatWidth;

/** The two sides: the middle of each person, and whether a chair's arc turns clockwise. */
const sides = {
  far: { y: tableTop - cut - line / 2, sweep: 1 },
  near: { y: tableTop + line + cut + line / 2, sweep: 0 },
} as const;
type Side = keyof typeof sides;

/**
 * Which seats of the far side become free as openings are added, by index: the first three stand
 * apart, the next ones between them. A window of 1280 px shows no more than these seven, so an
 * eighth opening has only its row.
 */
const seatsToFree = [6, 8, 10, 5, 7, 9, 4];
/** The openings that have a chair, by the index of its seat: from left to right as in the list below. */
const openingAt = new Map(
  seatsToFree
    .slice(0, jobs.length)
    .toSorted((a, b) => a - b)
    .map((seatIndex, order) => [seatIndex, jobs[order]]),
);
/** In narrow windows there is room for the names of these chairs. */
const namedInNarrow = new Set([6, 7, 8, 9]);
/** The narrowest windows show these chairs whole; there the others take no focus. */
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
      viewBox={`0 -70 ${tableWidth} 390`}
      className={clsx(
        // All 14 seats, 2716 px at a line of 47 px.
        'relative mt-fluid-14 w-[calc(var(--line)*2716/47)] max-w-none min-w-[108vw] overflow-visible',
        // The seat with index 7 of the 14 is in the window's middle, in narrow windows the one with
        // index 8 at 62 %.
        'left-1/2 -translate-x-[calc(100%*7.5/14)] max-xl:left-[62%] max-xl:-translate-x-[calc(100%*8.5/14)]',
      )}
    >
      {people.far.map((colour, index) => {
        const job = openingAt.get(index);
        return job ? (
          <FreeChair key={seatX(index)} job={job} seatIndex={index} onChoose={onChoose} />
        ) : (
          <TakenSeat key={seatX(index)} side="far" index={index} colour={colour} />
        );
      })}
      {people.near.map((colour, index) => (
        <TakenSeat key={seatX(index)} side="near" index={index} colour={colour} />
      ))}
      <rect
        y={tableTop}
        width={tableWidth}
        height={line}
        className="fill-cream"
        data-landing="level"
      />
    </svg>
  );
}

/** A chair with a person on it, who is a dot. */
function TakenSeat({ side, index, colour }: { side: Side; index: number; colour: string }) {
  return (
    <g style={{ fill: `var(--${colour})` }} aria-hidden="true">
      <path d={chairPath(side, index)} className={clsx('stroke-moss', chairStroke)} />
      <circle cx={seatX(index)} cy={sides[side].y} r={line / 2} />
    </g>
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
      {/* From above the name to the feet of the chair: what is between them can be pressed, too. */}
      <rect
        x={x - chairEdge}
        y="-54"
        width={2 * chairEdge}
        height="134"
        className="fill-transparent"
      />
      <path
        d={chairPath('far', seatIndex)}
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

/** @returns the middle of a seat and of its person, from the table's left end */
function seatX(index: number) {
  return seatWidth * (index + 0.5);
}

function chairPath(side: Side, index: number) {
  const { y, sweep } = sides[side];
  const left = seatX(index) - chairRadius;
  return `M${left} ${y}a${chairRadius} ${chairRadius} 0 0 ${sweep} ${2 * chairRadius} 0`;
}

/** @returns a title in two rows of about one length, so that the names fit beside each other */
function inTwoRows(title: string) {
  const distanceFromMiddle = (space: number) => Math.abs(space - title.length / 2);
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const [nearest] = spaces.toSorted((a, b) => distanceFromMiddle(a) - distanceFromMiddle(b));
  if (nearest === undefined) return { above: '', below: title };
  return { above: title.slice(0, nearest), below: title.slice(nearest + 1) };
}
