import { use, useEffect, useRef } from 'react';
import { clientMarks, clients } from '@/content/clients';
import { clientsLabel } from '@/content/home-hero';
import { type Segment, useLineSegments } from '@/motion/use-line-segments';
import { ClientLogo } from '@/ui/client-logo';
import { HomeLine } from '../line';
import '../line-turn.css';

/** Seven marks above eight, each row filled edge to edge. */
const rows = [
  ['lumenade', 'varsa', 'marrowe', 'hexwell', 'kettlewick', 'orrery', 'dastan'],
  ['tessalo', 'quillow', 'nimbolt', 'brightmoor', 'saltern', 'ploverly', 'fennimore', 'runnel'],
].map((ids) => ids.flatMap((id) => clients.filter((client) => client.id === id)));

/**
 * Segments 2 to 5 of the line, up to the frame of the film; they go on from the hero's floor
 * (docs/design.md#line-segments).
 */
const segments: readonly Segment[] = [
  { draws: 'path', duration: 600, ease: 'linear' },
  { draws: 'left', duration: 1000, ease: 'stop' },
  { draws: 'path', duration: 800, ease: 'roll' },
  { draws: 'right', duration: 60, ease: 'linear' },
];

/** One stop for the keys colours all marks; fifteen stops would only be in the way. */
const keyStop = { tabIndex: 0 } as const;

/** Client logos in the mouth of the first turn: grey, coloured on hover and focus. */
export function Clients() {
  const ref = useRef<HTMLElement>(null);
  const { floorEnd, filmFrame } = use(HomeLine);
  const [right, back, left, into] = useLineSegments(ref, segments, floorEnd.reached);
  useEffect(() => {
    if (into === 'done') filmFrame.reach();
  }, [into, filmFrame]);
  return (
    <section
      ref={ref}
      {...keyStop}
      className="group/clients relative z-b h-50 [--bend:147px] [--mouth:460px] focus-visible:outline-0 compact:[--mouth:540px] l:h-auto m:[--bend:calc(var(--line)*2.5)] print:h-auto print:pb-section"
      data-colours=""
      aria-label={clientsLabel}
    >
      <svg
        className="pointer-events-none absolute -top-line right-side h-73.5 w-[147px] overflow-visible fill-none stroke-green stroke-47 l:invisible print:hidden"
        data-segment={right}
        aria-hidden="true"
      >
        <path d="M0 23.5a123.5 123.5 0 0 1 0 247" pathLength={1} />
      </svg>
      {/* The same turn in a zoomed window, as high as what it goes round. */}
      <i
        className="line-turn pointer-events-none absolute -inset-y-line right-side hidden w-(--bend) rounded-r-(--bend) border-y-(length:--line) border-r-(length:--line) border-green l:block print:hidden"
        aria-hidden="true"
      />
      <div className="ml-side flex h-full w-[calc(100%-2*var(--side)-120px)] flex-col justify-center gap-8.5 group-focus-visible/clients:rounded-card group-focus-visible/clients:outline-3 group-focus-visible/clients:-outline-offset-16 group-focus-visible/clients:outline-ring l:grid l:h-auto l:w-[calc(100%-2*var(--side)-var(--line)-76px)] l:grid-cols-5 l:gap-x-6 l:gap-y-7 l:py-11 m:w-[calc(100%-2*var(--side)-var(--line)-44px)] m:grid-cols-3 m:gap-y-6 m:py-9 s:w-[calc(100%-2*var(--side)-var(--line)-24px)] s:grid-cols-2 s:gap-x-3 s:gap-y-5.5 s:py-8 print:m-0 print:w-auto print:gap-4">
        {rows.map((row) => (
          <ul key={row[0]?.id} className="flex items-center justify-between first:pr-6 l:contents">
            {row.map(({ id, name, width }) => (
              <li key={id} className="flex min-w-0">
                <ClientLogo
                  name={name}
                  width={width}
                  markClassName="h-9 compact:h-8 l:h-7.5 m:h-7 s:h-6.25 s:max-w-full print:h-5"
                  {...clientMarks(id)}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <i
        className="absolute top-50 right-[calc(var(--side)+var(--bend)-1px)] left-[calc(var(--side)+276px)] h-line bg-green l:top-full l:left-[calc(var(--side)+187px)] m:left-[calc(var(--side)+var(--bend)-1px)] print:hidden"
        data-segment={back}
        aria-hidden="true"
      />
      <svg
        className="pointer-events-none absolute top-50 left-side h-[calc(var(--mouth)+94px)] w-69.25 overflow-visible fill-none stroke-green stroke-47 l:invisible l:top-full print:hidden"
        data-left=""
        data-segment={left}
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
        className="absolute top-[calc(var(--mouth)+247px)] left-[calc(var(--side)+276px)] h-line w-11.25 bg-green l:invisible l:left-side print:hidden"
        data-into=""
        data-segment={into}
        aria-hidden="true"
      />
    </section>
  );
}
