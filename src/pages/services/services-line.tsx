import { clsx } from 'clsx';
import { useState } from 'react';
import { servicesHead } from '@/content/services';
import { landing } from '@/motion/crossing';
import { LinkTabs } from '@/ui/link-tabs';
import './services-line.css';

interface ServicesLineProps {
  track: 'branding' | 'video';
}

/**
 * `root`: how far above or below the line the arm leaves, and from which end the bend is drawn. `drop`: the line
 * down; on the video route it is as long as it runs behind the offerings. `dotY`: the dot of the mark, on the other
 * side of the line than the arm.
 */
const tracks = {
  branding: {
    root: '[--arm:calc(var(--line)*-1.25)] [--bend:-185] max-md:[--arm:0px]',
    // In narrow windows the heading below draws it, as long as itself.
    drop: 'services-line-drop h-88.5 max-xl:hidden',
    dotY: 141,
  },
  video: {
    root: '[--arm:calc(var(--line)*1.25)] [--bend:185] max-md:[--arm:0px]',
    drop: 'services-line-drop-on h-[915px]',
    dotY: 23.5,
  },
} as const;

/**
 * The line runs through the tabs into the mark. Its upper arm turns down to the first branding card; on the video
 * route its lower arm leads into the recommended offering. `--down` is the distance from the window's right edge to
 * the middle of the line down. Under 960 px there is no mark: the line turns down at the margin.
 */
export function ServicesLine({ track }: ServicesLineProps) {
  const { root, drop, dotY } = tracks[track];
  // Coming from the other route, only the bar moves; the line up to the mark is drawn already.
  const [hasSlid, setHasSlid] = useState(false);
  const draw = (look: string) => !hasSlid && look;
  return (
    <div
      className={clsx(
        'mt-29 flex items-center gap-cut pb-37 max-xl:mt-20 max-xl:pb-28 max-md:mt-12 max-md:pb-14 max-sm:mt-9 max-sm:pb-12',
        '[--down:calc(var(--side)+164px)] max-xl:[--down:calc(var(--side)+96px)] max-md:[--down:calc(var(--side)+var(--line)/2)]',
        root,
      )}
      data-services-line=""
    >
      <i
        className={clsx(
          draw('services-line-in'),
          'h-line w-[calc(var(--side)-var(--cut))] flex-none origin-left bg-ink',
        )}
        aria-hidden="true"
      />
      <LinkTabs
        label={servicesHead.tabsLabel}
        tabs={servicesHead.tabs}
        onSlide={() => setHasSlid(true)}
      />
      <i
        className={clsx(
          draw('services-line-on'),
          'h-line flex-1 origin-left bg-ink max-[400px]:hidden max-xs:block',
        )}
        aria-hidden="true"
        {...landing('level')}
      />
      <div
        className="relative h-line w-[38vw] flex-none max-xl:w-[34vw] max-md:w-[calc(var(--line)*1.75+var(--side))]"
        aria-hidden="true"
      >
        <svg
          viewBox="0 0 200 164.5"
          className="absolute top-[-58.75px] left-0 h-[164.5px] w-50 max-w-none overflow-visible max-md:hidden"
        >
          <path
            d="M82.25 23.5a58.75 58.75 0 0 0 0 117.5"
            className={clsx(draw('services-line-bend'), 'fill-none stroke-ink stroke-47')}
          />
          <circle cx="116.09" cy={dotY} r="23.5" className="services-line-dot fill-ink" />
        </svg>
        <i className="services-line-arm absolute top-(--arm) right-[calc(var(--down)+68.75px)] left-[92.59px] h-line origin-left bg-ink max-md:hidden" />
        <svg
          viewBox="0 0 82.25 82.25"
          className="absolute top-(--arm) right-[calc(var(--down)-var(--line)/2)] size-quarter max-w-none overflow-visible"
        >
          <path
            d="M0 23.5a58.75 58.75 0 0 1 58.75 58.75"
            className="services-line-turn fill-none stroke-ink stroke-47"
          />
        </svg>
        <i
          className={clsx(
            'absolute top-[calc(var(--arm)+var(--line)*1.75+var(--cut))] right-[calc(var(--down)-var(--line)/2)] w-line origin-top bg-green',
            drop,
          )}
        />
      </div>
    </div>
  );
}
