import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { servicesHead } from '@/content/services';
import { AnimatePresence, m } from '@/motion/m';
import { startFrom } from '@/motion/site-motion';
import { easings } from '@/motion/tokens';
import { LinkTabs } from '@/ui/link-tabs';

/** One of the two services, which the copy calls tracks. */
export type Track = 'branding' | 'video';

export interface ServicesLineProps {
  track: Track;
  /** Whether the page's line has been drawn to its end: it is not drawn again. */
  isDrawn: boolean;
}

/**
 * The line runs through the tabs into the mark. Its upper arm turns down to the first branding card; on the video
 * route its lower arm leads into the recommended offering. `--down` is the distance from the window's right edge to
 * the middle of the line down. Under 960 px there is no mark: the line turns down at the margin.
 */
export function ServicesLine({ track, isDrawn }: ServicesLineProps) {
  return (
    <div
      className={clsx(
        'mt-fluid-20 flex items-center gap-cut pb-37 xl:mt-36 max-xl:pb-28 max-md:pb-14 max-sm:items-end',
        '[--down:calc(var(--side)+164px)] max-xl:[--down:calc(var(--side)+96px)]',
        'max-md:[--down:calc(var(--side)+var(--line)/2)]',
      )}
      data-services-line=""
      data-drawn={isDrawn || undefined}
    >
      <Bar time={times.toTabs} className="h-line w-[calc(var(--side)-var(--cut))] flex-none" />
      <LinkTabs label={servicesHead.tabsLabel} tabs={servicesHead.tabs} />
      <Bar
        time={times.toMark}
        className="h-line flex-1 max-[400px]:invisible max-[400px]:absolute"
        data-landing="level"
        data-drawn-at={508}
      />
      <div
        className="relative h-line w-[38vw] flex-none max-xl:w-[34vw] max-md:w-[calc(var(--line)*1.75+var(--side))]"
        aria-hidden="true"
      >
        <Mark track={track} />
        <Arm track={track} />
        <TurnDown track={track} />
      </div>
    </div>
  );
}

/**
 * Each piece's duration, curve and delay. They share one roll of a second, each by its length at 1440; between the first
 * and the second the line runs behind the tabs.
 */
const times = {
  toTabs: '200ms cubic-bezier(0.4, 0, 0.73, 0.36)',
  toMark: '90ms cubic-bezier(0.38, 0.31, 0.69, 0.66) 418ms',
  markBend: '41ms linear 510ms',
  dot: 'var(--t-hover) var(--ease-drop) 551ms',
  arm: '37ms linear 551ms',
  turn: '30ms linear 591ms',
};
/** The last piece runs down, into the section below. */
export const downTimes = {
  branding: '376ms cubic-bezier(0.2, 0.58, 0.49, 1) 624ms',
  video: '376ms cubic-bezier(0.3, 0.38, 0.49, 1) 624ms',
};

/** A piece comes, or is drawn, from `--start` in `--time`. After a change of tabs it is there at once. */
export const comes = 'motion-safe:not-in-data-drawn:animate-[comes_var(--time)_backwards]';
const draws = 'motion-safe:not-in-data-drawn:animate-[draws_var(--time)_backwards]';
const bend = 'size-full max-w-none overflow-visible fill-none stroke-ink stroke-47';

/** What differs between the tracks. */
const tracks = {
  branding: {
    /** Where the arm leaves the mark. */
    level: 'top-[calc(var(--line)*-1.25)]',
    /** The length of the mark's bend; negative, since it is drawn from its other end. */
    bendStart: -185,
    dot: 'top-bend',
    // In narrow windows `BrandingServices` draws it, as tall as its heading.
    down: 'h-88.5 max-xl:invisible',
  },
  video: {
    level: 'top-[calc(var(--line)*1.25)]',
    bendStart: 185,
    dot: 'top-0',
    // It runs on behind the offerings.
    down: 'h-[915px]',
  },
} as const;

/** After a change of tabs the arm draws in, dot and turn change level, and the new arm runs out (docs/design.md#crossings). */
const armVariants = {
  hidden: { scaleX: 0, originX: 0 },
  drawn: { scaleX: 1, originX: 0, transition: { delay: 0.28, duration: 0.2, ease: easings.out } },
  gone: { scaleX: 0, originX: 1, transition: { duration: 0.16, ease: easings.roll } },
} as const;
const moveWith = (track: Track) =>
  ({
    layout: true,
    layoutDependency: track,
    transition: { layout: { delay: 0.12, duration: 0.2, ease: easings.roll } },
  }) as const;

/** The C of the mark, and its dot on the other side of the line than the arm. */
function Mark({ track }: { track: Track }) {
  return (
    <div className="absolute top-[calc(var(--line)*-1.25)] left-0 h-[164.5px] w-50 max-md:invisible">
      <svg viewBox="0 0 200 164.5" className={bend}>
        <path
          className={draws}
          d="M82.25 23.5a58.75 58.75 0 0 0 0 117.5"
          strokeDasharray="185"
          style={{ '--start': tracks[track].bendStart, '--time': times.markBend }}
        />
      </svg>
      <m.div
        {...moveWith(track)}
        className={clsx('absolute left-[92.59px] size-line', tracks[track].dot)}
      >
        <i
          className={clsx(
            'block size-full rounded-full bg-ink [--start:translateY(-40px)_scale(0)]',
            comes,
          )}
          style={{ '--time': times.dot }}
        />
      </m.div>
    </div>
  );
}

/** The bar that leaves the mark to the right. */
function Arm({ track }: { track: Track }) {
  return (
    <AnimatePresence initial={false}>
      <m.div
        key={track}
        variants={armVariants}
        initial={startFrom('hidden')}
        animate="drawn"
        exit="gone"
        className={clsx(
          'absolute right-[calc(var(--down)+68.75px)] left-[92.59px] h-line max-md:invisible',
          tracks[track].level,
        )}
      >
        <Bar time={times.arm} className="block size-full" />
      </m.div>
    </AnimatePresence>
  );
}

/** The quarter turn at the end of the arm, and the line down. */
function TurnDown({ track }: { track: Track }) {
  return (
    <m.div
      {...moveWith(track)}
      className={clsx(
        'absolute right-[calc(var(--down)-var(--line)/2)] size-quarter max-md:top-0',
        tracks[track].level,
      )}
    >
      <svg viewBox="0 0 82.25 82.25" className={bend}>
        <path
          className={draws}
          d="M0 23.5a58.75 58.75 0 0 1 58.75 58.75"
          strokeDasharray="93"
          style={{ '--start': 93, '--time': times.turn }}
        />
      </svg>
      <m.div
        {...moveWith(track)}
        className={clsx('absolute top-[calc(100%+var(--cut))] right-0 w-line', tracks[track].down)}
      >
        <i
          className={clsx('block size-full origin-top bg-green [--start:scaleY(0)]', comes)}
          style={{ '--time': downTimes[track] }}
        />
      </m.div>
    </m.div>
  );
}

function Bar({ time, className, ...rest }: ComponentProps<'i'> & { time: string }) {
  return (
    <i
      {...rest}
      className={clsx('origin-left bg-ink [--start:scaleX(0)]', comes, className)}
      style={{ '--time': time }}
    />
  );
}
