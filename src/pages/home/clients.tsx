import { clsx } from 'clsx';
import { type RefObject, use, useEffect, useRef } from 'react';
import { clientMarks, clients } from '@/content/clients';
import { clientsLabel } from '@/content/home-hero';
import { useLineSegments } from '@/motion/use-line-segments';
import { ClientLogo } from '@/ui/client-logo';
import { HomeLine, LineTurn } from './line';

/** Client logos inside the first turn of the line: grey, coloured on hover and focus. */
export function Clients() {
  const ref = useRef<HTMLElement>(null);
  return (
    <section
      ref={ref}
      // Keys stop here once, and all logos take their colours.
      tabIndex={0}
      className={clsx(
        'group/clients relative z-b h-50 focus-visible:outline-0 max-xl:h-auto',
        // For `ClientsLine`: the outer radii of its two turns, and the room inside the left one.
        '[--right-bend:147px] max-md:[--right-bend:var(--r-bend)]',
        '[--left-bend:277px] max-xl:[--left-bend:188px] max-md:[--left-bend:var(--r-bend)]',
        '[--mouth:460px] compact:[--mouth:540px]',
      )}
      data-colours=""
      aria-label={clientsLabel}
    >
      <ClientsLine section={ref} />
      <ClientRows />
    </section>
  );
}

/** A half turn in wide windows. Its path, the middle of the line, is drawn with a round head. */
const turn =
  'pointer-events-none absolute overflow-visible fill-none stroke-green stroke-47 max-xl:invisible';

/**
 * The line from the hero's floor to the film, in four segments: a half turn to the right of the
 * logos, the way back below them, a half turn to the left of the intro, and the way on into its film.
 * Straight segments overlap the turns by 1 px. In zoomed windows each turn is a `LineTurn` instead,
 * which grows with what it goes round; the invisible segments still take their share of scrolling.
 */
function ClientsLine({ section }: { section: RefObject<HTMLElement | null> }) {
  const { floorEnd, turns, filmFrame } = use(HomeLine);
  const [right, wayBack, left, wayOn] = useLineSegments(section, 4, {
    startsAfter: floorEnd.reached,
    sharedHead: turns,
  });
  useEffect(() => {
    if (wayOn === 'done') filmFrame.reach();
  }, [wayOn, filmFrame]);
  return (
    <>
      <svg
        className={clsx(turn, '-top-line right-side h-[calc(100%+2*var(--line))] w-(--right-bend)')}
        data-segment={right}
        data-draws="path"
        aria-hidden="true"
      >
        {/* 23.5 px, half the line's thickness, inside the outer radius of 147 px. */}
        <path d="M0 23.5a123.5 123.5 0 0 1 0 247" pathLength={1} />
      </svg>
      <LineTurn
        segment={0}
        className="-inset-y-line right-side w-(--right-bend) rounded-r-(--right-bend) border-r-line"
      />
      <i
        className={clsx(
          'absolute top-full right-[calc(var(--side)+var(--right-bend)-1px)]',
          'left-[calc(var(--side)+var(--left-bend)-1px)] h-line bg-green',
        )}
        data-segment={wayBack}
        data-draws="left"
      />
      <svg
        className={clsx(
          turn,
          'top-full left-side h-[calc(var(--mouth)+2*var(--line))] w-(--left-bend)',
        )}
        data-segment={left}
        data-draws="path"
        aria-hidden="true"
      >
        {/* Likewise inside 277 px. Under 1360 px, 80 px straight down lie between two quarter turns. */}
        <path className="compact:hidden" d="M277 23.5a253.5 253.5 0 0 0 0 507" pathLength={1} />
        <path
          className="not-compact:hidden"
          d="M277 23.5a253.5 253.5 0 0 0-253.5 253.5v80a253.5 253.5 0 0 0 253.5 253.5"
          pathLength={1}
        />
      </svg>
      {/* The left `LineTurn` is in the intro, which it goes round. */}
      <i
        className={clsx(
          'absolute top-[calc(100%+var(--mouth)+var(--line))] h-line w-11.25 bg-green max-xl:invisible',
          'left-[calc(var(--side)+var(--left-bend)-1px)]',
        )}
        data-into=""
        data-segment={wayOn}
        data-draws="right"
      />
    </>
  );
}

/** Seven logos above eight; each row fills the width. */
const rows = [
  ['lumenade', 'varsa', 'marrowe', 'hexwell', 'kettlewick', 'orrery', 'dastan'],
  ['tessalo', 'quillow', 'nimbolt', 'brightmoor', 'saltern', 'ploverly', 'fennimore', 'runnel'],
] as const;

/** The logos, `--clear` away from the turn at their right. In zoomed windows they form one grid. */
function ClientRows() {
  return (
    <div
      className={clsx(
        'relative mr-[calc(var(--side)+var(--clear))] ml-side flex h-full flex-col justify-center',
        'gap-8 max-xl:grid max-xl:grid-cols-5 max-xl:gap-x-5 max-xl:gap-y-6 max-xl:py-10',
        'max-md:grid-cols-3 max-sm:grid-cols-2 max-sm:gap-x-3 print:m-0 print:gap-4',
        '[--clear:120px] max-xl:[--clear:calc(var(--line)+76px)]',
        'max-md:[--clear:calc(var(--line)+44px)] max-sm:[--clear:calc(var(--line)+24px)]',
      )}
    >
      {/* The ring goes round the names at both ends, and stays off the line above. */}
      <i
        className={clsx(
          'pointer-events-none absolute -inset-x-4 inset-y-4 rounded-card outline-ring',
          'group-focus-visible/clients:outline-3',
        )}
        aria-hidden="true"
      />
      {rows.map((ids) => (
        <ul key={ids[0]} className="flex items-center justify-between first:pr-6 max-xl:contents">
          {ids.map((id) => (
            <li key={id} className="flex min-w-0">
              <ClientLogo
                name={clients[id].name}
                width={clients[id].width}
                className="inline-grid text-logo"
                markClassName="h-fluid-9 compact:h-fluid-8 print:h-5"
                {...clientMarks(id)}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
