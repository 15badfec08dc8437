import { clsx } from 'clsx';
import { type CSSProperties, useRef } from 'react';
import { navigationWords } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/app-link';
import { useGround } from './use-ground';

/** Upright at the window's edge, wherever the page is scrolled to. */
const tabLook =
  'fixed bottom-line left-0 z-tab h-[max(252px,calc(11.4em+72px))] w-[max(47px,2em)] rounded-r-card';
/** Narrow, a bar that lies on the head of the page and stays there. */
const barLook =
  'max-xl:absolute max-xl:bottom-auto max-xl:z-b max-xl:mt-3 max-xl:flex max-xl:size-auto max-xl:min-h-11 max-xl:items-center max-xl:rounded-r-full max-xl:pr-5 max-xl:pl-margin';

/** The dot of the tab; pointed at, it fills the tab: downwards, or, where the tab lies, to the right. */
function BackTabDot() {
  return (
    <i
      className={clsx(
        'absolute inset-x-cut top-cut h-[max(27px,calc(2em-20px))] rounded-full bg-green',
        'transition-[width,height,left] duration-open ease-out group-hover/tab:h-[calc(100%-20px)]',
        'max-xl:top-1/2 max-xl:left-margin max-xl:size-4 max-xl:-translate-y-1/2',
        'max-xl:group-hover/tab:left-1.5 max-xl:group-hover/tab:size-[calc(100%-12px)]',
      )}
      aria-hidden="true"
    />
  );
}

/** Leads home, on every page but home (docs/rules.md#back-tab). */
export function BackTab() {
  const ref = useRef<HTMLAnchorElement>(null);
  const ground = useGround(ref);
  const style: CSSProperties & Record<'--ground', string | undefined> = {
    '--ground': ground?.color,
  };
  return (
    <AppLink
      ref={ref}
      to={paths.home}
      className={clsx(
        'group/tab text-fine text-cream transition-colors [view-transition-name:back-tab] hover:text-ink focus-visible:-outline-offset-3 focus-visible:outline-green print:hidden forced-colors:border',
        tabLook,
        barLook,
        ground?.isInk ? 'bg-forest' : 'bg-ink',
        // Cuts what it meets, as one piece of the line cuts another.
        'ring-(length:--cut) ring-(--ground,transparent) max-xl:ring-0',
      )}
      style={style}
    >
      <BackTabDot />
      <span className="relative pl-7 text-label leading-none whitespace-nowrap xl:absolute xl:top-1/2 xl:left-1/2 xl:mt-4 xl:-translate-1/2 xl:-rotate-90 xl:pl-0">
        {navigationWords.backToHome}
      </span>
    </AppLink>
  );
}
