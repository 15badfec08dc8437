import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { servicesHead } from '@/content/services';
import { AnimatePresence, m } from '@/motion/m';
import { startFrom } from '@/motion/site-motion';
import { easings } from '@/motion/tokens';
import { LinkTabs } from '@/ui/link-tabs';
import { barDrawnAt, comes, draws, linePlace, type RunPiece, timeOf, type Track } from './line-run';

const bendStroke = 'size-full max-w-none overflow-visible fill-none stroke-ink stroke-47';

/** Lengths in px, rounded up: of the mark's bend, half a circle, and of the turn, a quarter. */
const bendLength = 185;
const turnLength = 93;

/** Where the pieces of each track lie: the arm leaves the mark above its middle or below it. */
const tracks = {
  branding: {
    armTop: 'top-[calc(var(--line)*-1.25)]',
    dotTop: 'top-bend',
    /** A negative start draws the bend from its other end. */
    bendStart: -bendLength,
    // In narrow windows `BrandingServices` draws it, as tall as its heading.
    downHeight: 'h-88.5 max-xl:invisible',
  },
  video: {
    armTop: 'top-[calc(var(--line)*1.25)]',
    dotTop: 'top-0',
    bendStart: bendLength,
    // The section below covers most of it; there `VideoOfferings` draws the rest of the way.
    downHeight: 'h-(--fall)',
  },
} as const;

/** After a change of tabs the old arm draws in, and the new one runs out (docs/design.md#crossings). */
const armVariants = {
  hidden: { scaleX: 0, originX: 0 },
  drawn: { scaleX: 1, originX: 0, transition: { delay: 0.28, duration: 0.2, ease: easings.out } },
  gone: { scaleX: 0, originX: 1, transition: { duration: 0.16, ease: easings.roll } },
} as const;
/** Between the two, dot and turn change to the level of the new track. */
const changesLevel = (track: Track) => ({
  layout: true,
  layoutDependency: track,
  transition: { layout: { delay: 0.12, duration: 0.2, ease: easings.roll } },
});

export interface ServicesLineProps {
  track: Track;
  /** The line has been drawn, and is not drawn again. */
  isDrawn: boolean;
}

/**
 * The line runs through the tabs into the mark. From there its upper arm turns down to the first
 * branding card, or its lower arm to the recommended video offering:
 *
 *   bar, tabs, bar, Mark (a bend, and a dot on the side without the arm), Arm, TurnDown
 *
 * Under 960 px there is no mark: the line turns down at the margin.
 */
export function ServicesLine({ track, isDrawn }: ServicesLineProps) {
  return (
    <div
      className={clsx(
        'mt-fluid-20 flex items-center gap-cut pb-37 xl:mt-36 max-xl:pb-28 max-md:pb-14 max-sm:items-end',
        // Where arm and dot begin: a cut (0.22 of 47 px) after the ends of the bend.
        '[--arm:calc(82.25px+0.22*47px)]',
        linePlace,
      )}
      data-services-line=""
      data-drawn={isDrawn || undefined}
    >
      <Bar piece="toTabs" className="h-line w-[calc(var(--side)-var(--cut))] flex-none" />
      <LinkTabs label={servicesHead.tabsLabel} tabs={servicesHead.tabs} />
      <Bar
        piece="toMark"
        className="h-line flex-1 max-[400px]:invisible max-[400px]:absolute"
        data-landing="level"
        data-drawn-at={barDrawnAt}
      />
      {/* From the mark, or under 960 px from the turn, to the window's edge. */}
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

/** The C of the mark. Its dot lies above the middle where the arm is below it, and the other way round. */
function Mark({ track }: { track: Track }) {
  return (
    <div className="absolute top-[calc(var(--line)*-1.25)] left-0 h-[164.5px] w-50 max-md:invisible">
      <svg viewBox="0 0 200 164.5" className={bendStroke}>
        <path
          className={draws}
          d="M82.25 23.5a58.75 58.75 0 0 0 0 117.5"
          strokeDasharray={bendLength}
          style={{ '--start': tracks[track].bendStart, '--time': timeOf('markBend') }}
        />
      </svg>
      <m.div
        {...changesLevel(track)}
        className={clsx('absolute left-(--arm) size-line', tracks[track].dotTop)}
      >
        <i
          className={clsx(
            'block size-full rounded-full bg-ink [--start:translateY(-40px)_scale(0)]',
            comes,
          )}
          style={{ '--time': timeOf('dot') }}
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
          'absolute left-(--arm) h-line max-md:invisible',
          // A cut before the turn, whose outer radius is 1.75 of the line.
          'right-[calc(var(--side)+var(--down)+var(--line)*1.25+var(--cut))]',
          tracks[track].armTop,
        )}
      >
        <Bar piece="arm" className="block size-full" />
      </m.div>
    </AnimatePresence>
  );
}

/** The quarter turn at the end of the arm, and the line down. */
function TurnDown({ track }: { track: Track }) {
  return (
    <m.div
      {...changesLevel(track)}
      className={clsx(
        'absolute right-[calc(var(--side)+var(--down)-var(--line)/2)] size-quarter max-md:top-0',
        tracks[track].armTop,
      )}
    >
      <svg viewBox="0 0 82.25 82.25" className={bendStroke}>
        <path
          className={draws}
          d="M0 23.5a58.75 58.75 0 0 1 58.75 58.75"
          strokeDasharray={turnLength}
          style={{ '--start': turnLength, '--time': timeOf('turn') }}
        />
      </svg>
      <m.div
        {...changesLevel(track)}
        className={clsx(
          'absolute top-[calc(100%+var(--cut))] right-0 w-line',
          tracks[track].downHeight,
        )}
      >
        <i
          className={clsx('block size-full origin-top bg-green [--start:scaleY(0)]', comes)}
          style={{ '--time': timeOf(track) }}
        />
      </m.div>
    </m.div>
  );
}

/** A bar of the line, which runs out from its left end. */
function Bar({ piece, className, ...rest }: ComponentProps<'i'> & { piece: RunPiece }) {
  return (
    <i
      {...rest}
      className={clsx('origin-left bg-ink [--start:scaleX(0)]', comes, className)}
      style={{ '--time': timeOf(piece) }}
    />
  );
}
