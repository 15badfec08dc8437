import { clsx } from 'clsx';
import { type RefObject, use, useEffect, useRef } from 'react';
import { clientMarks, clients } from '@/content/clients';
import { clientsLabel } from '@/content/home-hero';
import { useLineSegments } from '@/motion/use-line-segments';
import { ClientLogo } from '@/ui/client-logo';
import { HomeLine, LineTurn } from './line';

/** Keys stop once and colour all logos. It is spread, as only a control may have a `tabIndex`. */
const keyStop = { tabIndex: 0 } as const;

/** Client logos inside the first turn of the line: grey, coloured on hover and focus. */
export function Clients() {
  const ref = useRef<HTMLElement>(null);
  return (
    <section
      ref={ref}
      {...keyStop}
      className={clsx(
        'group/clients relative z-b h-50 [--bend:147px] [--mouth:460px] focus-visible:outline-0',
        'compact:[--mouth:540px] max-xl:h-auto max-md:[--bend:var(--r-bend)]',
      )}
      data-colours=""
      aria-label={clientsLabel}
    >
      <ClientsLine section={ref} />
      <ClientRows />
    </section>
  );
}

/**
 * Segments 2 to 5 of the line, from the hero's floor to the film (docs/design.md#line-segments). In
 * wide windows the line is 47 px thick, and the paths draw its middle, 23.5 px inside its edge. With
 * the line above and below, the 200 px of logos make a turn of 294 px, with half of that, `--bend`,
 * as its outer radius; the 460 px of `--mouth` make one of 554 px with a radius of 277 px, to which
 * compact windows add 80 straight px. Straight segments overlap the turns by 1 px.
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
        className={clsx(
          'pointer-events-none absolute -top-line right-side h-73.5 w-(--bend) overflow-visible',
          'fill-none stroke-green stroke-47 max-xl:invisible max-xl:h-[calc(100%+2*var(--line))]',
        )}
        data-segment={right}
        data-draws="path"
        aria-hidden="true"
      >
        <path d="M0 23.5a123.5 123.5 0 0 1 0 247" pathLength={1} />
      </svg>
      {/* In zoomed windows this is the right turn; the left one goes round the intro. */}
      <LineTurn
        segment={0}
        className="-inset-y-line right-side w-(--bend) rounded-r-(--bend) border-r-line"
      />
      <i
        className={clsx(
          'absolute top-50 right-[calc(var(--side)+var(--bend)-1px)] left-[calc(var(--side)+276px)] h-line bg-green',
          'max-xl:top-full max-xl:left-[calc(var(--side)+187px)] max-md:left-[calc(var(--side)+var(--bend)-1px)]',
        )}
        data-segment={wayBack}
        data-draws="left"
      />
      <svg
        className={clsx(
          'pointer-events-none absolute top-50 left-side h-[calc(var(--mouth)+94px)] w-69.25 overflow-visible',
          'fill-none stroke-green stroke-47 max-xl:invisible max-xl:top-full',
        )}
        data-segment={left}
        data-draws="path"
        aria-hidden="true"
      >
        <path className="compact:hidden" d="M277 23.5a253.5 253.5 0 0 0 0 507" pathLength={1} />
        <path
          className="not-compact:hidden"
          d="M277 23.5A253.5 253.5 0 0 0 23.5 277v80A253.5 253.5 0 0 0 277 610.5"
          pathLength={1}
        />
      </svg>
      <i
        className={clsx(
          'absolute top-[calc(var(--mouth)+247px)] left-[calc(var(--side)+276px)] h-line w-11.25 bg-green',
          'max-xl:invisible max-xl:left-side',
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
].map((ids) => ids.flatMap((id) => clients.filter((client) => client.id === id)));

/** The logos, `--clear` away from the turn at their right. In zoomed windows they form one grid. */
function ClientRows() {
  return (
    <div
      className={clsx(
        'relative mr-[calc(var(--side)+var(--clear))] ml-side flex h-full flex-col justify-center gap-8 [--clear:120px]',
        'max-xl:grid max-xl:grid-cols-5 max-xl:gap-x-5 max-xl:gap-y-6 max-xl:py-10 max-xl:[--clear:calc(var(--line)+76px)]',
        'max-md:grid-cols-3 max-md:[--clear:calc(var(--line)+44px)]',
        'max-sm:grid-cols-2 max-sm:gap-x-3 max-sm:[--clear:calc(var(--line)+24px)]',
        'print:m-0 print:gap-4',
      )}
    >
      {/* The ring goes round the names at both ends, and stays off the line above. */}
      <i
        className="pointer-events-none absolute -inset-x-4 inset-y-4 rounded-card outline-ring group-focus-visible/clients:outline-3"
        aria-hidden="true"
      />
      {rows.map((row) => (
        <ul
          key={row[0]?.id}
          className="flex items-center justify-between first:pr-6 max-xl:contents"
        >
          {row.map(({ id, name, width }) => (
            <li key={id} className="flex min-w-0">
              <ClientLogo
                name={name}
                width={width}
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
