import { clsx } from 'clsx';
import { servicesHead } from '@/content/services';
import { AnimatePresence, m } from '@/motion/m';
import { startFrom } from '@/motion/site-motion';
import { easings } from '@/motion/tokens';
import { LinkTabs } from '@/ui/link-tabs';

export interface TrackProps {
  /** One of the two services, which the copy calls tracks. */
  track: 'branding' | 'video';
  /** Whether the page's line has been drawn to its end: it is not drawn again. */
  isDrawn: boolean;
}

/**
 * One segment in a second: left edge to the tabs and behind them, tabs to the mark, and on down. Each piece has its share
 * of the one roll, by its length at 1440. After a change of tabs it does not run again.
 */
export const lineFalls =
  '[--start:scaleY(0)] motion-safe:not-in-data-drawn:animate-[comes_376ms_cubic-bezier(0.2,0.58,0.49,1)_624ms_backwards]';

/**
 * `root`: the arm's offset from the line, and the end from which the bend is drawn. `arm`: the bar that leaves the mark
 * to the right. `vertical`: the line down; on the video route it runs on behind the offerings. `dot`: the dot of the
 * mark, on the other side of the line than the arm.
 */
const tracks = {
  branding: {
    root: '[--arm:calc(var(--line)*-1.25)] [--bend:-185] max-md:[--arm:0px]',
    // In narrow windows `BrandingServices` draws it, as tall as its heading.
    vertical: 'h-88.5 max-xl:invisible',
    falls: lineFalls,
    arm: 'top-[calc(var(--line)*-1.25)]',
    dot: 'top-bend',
  },
  video: {
    root: '[--arm:calc(var(--line)*1.25)] [--bend:185] max-md:[--arm:0px]',
    vertical: 'h-[915px]',
    falls:
      '[--start:scaleY(0)] motion-safe:not-in-data-drawn:animate-[comes_376ms_cubic-bezier(0.3,0.38,0.49,1)_624ms_backwards]',
    arm: 'top-[calc(var(--line)*1.25)]',
    dot: 'top-0',
  },
} as const;

/** The arm draws in to the right, dot and turn change level, and the new arm runs out (docs/design.md#page-transitions). */
const armVariants = {
  hidden: { scaleX: 0, originX: 0 },
  drawn: { scaleX: 1, originX: 0, transition: { delay: 0.28, duration: 0.2, ease: easings.out } },
  gone: { scaleX: 0, originX: 1, transition: { duration: 0.16, ease: easings.roll } },
} as const;
const changesLevel = { layout: { delay: 0.12, duration: 0.2, ease: easings.roll } } as const;

/**
 * The line runs through the tabs into the mark. Its upper arm turns down to the first branding card; on the video
 * route its lower arm leads into the recommended offering. `--down` is the distance from the window's right edge to
 * the middle of the line down. Under 960 px there is no mark: the line turns down at the margin.
 */
export function ServicesLine({ track, isDrawn }: TrackProps) {
  const { root, vertical, falls, arm, dot } = tracks[track];
  const moving = { layout: true, layoutDependency: track, transition: changesLevel };
  return (
    <div
      className={clsx(
        'mt-fluid-20 flex items-center gap-cut pb-37 xl:mt-36 max-xl:pb-28 max-md:pb-14 max-sm:items-end',
        '[--down:calc(var(--side)+164px)] max-xl:[--down:calc(var(--side)+96px)] max-md:[--down:calc(var(--side)+var(--line)/2)]',
        root,
      )}
      data-services-line=""
      data-drawn={isDrawn || undefined}
    >
      <i className="h-line w-[calc(var(--side)-var(--cut))] flex-none origin-left bg-ink [--start:scaleX(0)] motion-safe:not-in-data-drawn:animate-[comes_200ms_cubic-bezier(0.4,0,0.73,0.36)_backwards]" />
      <LinkTabs label={servicesHead.tabsLabel} tabs={servicesHead.tabs} />
      <i
        className="h-line flex-1 origin-left bg-ink [--start:scaleX(0)] motion-safe:not-in-data-drawn:animate-[comes_90ms_cubic-bezier(0.38,0.31,0.69,0.66)_418ms_backwards] max-[400px]:invisible max-[400px]:absolute"
        data-landing="level"
        data-drawn-at={508}
      />
      <div
        className="relative h-line w-[38vw] flex-none max-xl:w-[34vw] max-md:w-[calc(var(--line)*1.75+var(--side))]"
        aria-hidden="true"
      >
        <div className="absolute top-[calc(var(--line)*-1.25)] left-0 h-[164.5px] w-50 max-md:invisible">
          <svg viewBox="0 0 200 164.5" className="size-full max-w-none overflow-visible">
            <path
              d="M82.25 23.5a58.75 58.75 0 0 0 0 117.5"
              strokeDasharray="185"
              className="fill-none stroke-ink stroke-47 [--start:var(--bend)] motion-safe:not-in-data-drawn:animate-[draws_41ms_linear_510ms_backwards]"
            />
          </svg>
          <m.div {...moving} className={clsx('absolute left-[92.59px] size-line', dot)}>
            <i className="block size-full rounded-full bg-ink [--start:translateY(-40px)_scale(0)] motion-safe:not-in-data-drawn:animate-[comes_var(--t-hover)_var(--ease-drop)_551ms_backwards]" />
          </m.div>
        </div>
        <AnimatePresence initial={false}>
          <m.div
            key={track}
            variants={armVariants}
            initial={startFrom('hidden')}
            animate="drawn"
            exit="gone"
            className={clsx(
              'absolute right-[calc(var(--down)+68.75px)] left-[92.59px] h-line max-md:invisible',
              arm,
            )}
          >
            <i className="block size-full origin-left bg-ink [--start:scaleX(0)] motion-safe:not-in-data-drawn:animate-[comes_37ms_linear_551ms_backwards]" />
          </m.div>
        </AnimatePresence>
        <m.div
          {...moving}
          className="absolute top-(--arm) right-[calc(var(--down)-var(--line)/2)] size-quarter"
        >
          <svg viewBox="0 0 82.25 82.25" className="size-full max-w-none overflow-visible">
            <path
              d="M0 23.5a58.75 58.75 0 0 1 58.75 58.75"
              strokeDasharray="93"
              className="fill-none stroke-ink stroke-47 [--start:93] motion-safe:not-in-data-drawn:animate-[draws_30ms_linear_591ms_backwards]"
            />
          </svg>
          <m.div
            {...moving}
            className={clsx('absolute top-[calc(100%+var(--cut))] right-0 w-line', vertical)}
          >
            <i className={clsx(falls, 'block size-full origin-top bg-green')} />
          </m.div>
        </m.div>
      </div>
    </div>
  );
}
