import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { navigationWords } from '@/content/navigation';
import { paths } from '@/content/pages';
import { AppLink } from '@/ui/app-link';
import type { Ground } from './use-ground';

interface BackTabProps {
  ref: RefObject<HTMLAnchorElement | null>;
  ground: Ground | undefined;
}

/** Leads home, on every page but home (docs/rules.md#back-tab). */
export function BackTab({ ref, ground }: BackTabProps) {
  return (
    <AppLink
      ref={ref}
      to={paths.home}
      className={clsx(
        'group/tab left-0 text-fine text-cream transition-colors [view-transition-name:back-tab]',
        'hover:text-ink focus-visible:-outline-offset-3 focus-visible:outline-green forced-colors:border',
        ground?.isInk ? 'bg-forest' : 'bg-ink',
        // In wide windows it stands upright at the left edge, 47 by 252 px. In large text its width
        // follows the letters, and its height the label of 11.4 em with the dot above it.
        'xl:fixed xl:top-header xl:z-tab xl:mt-line xl:rounded-r-card',
        'xl:h-[max(252px,calc(11.4em+72px))] xl:w-[max(47px,2em)]',
        // A gap in the colour of the ground parts it from what scrolls under it.
        'xl:ring-(length:--cut) xl:ring-(--ground,transparent)',
        // In narrow windows it is a level bar on the head of the page, and scrolls away with it.
        'max-xl:absolute max-xl:z-b max-xl:mt-3 max-xl:flex max-xl:min-h-11',
        'max-xl:items-center max-xl:rounded-r-full max-xl:pr-5 max-xl:pl-margin',
      )}
      style={{ '--ground': ground?.color }}
    >
      {/* On hover the dot grows along the tab, until 10 px are left around it, or 6 in the bar. */}
      <i
        className={clsx(
          'absolute rounded-full bg-green transition-[width,height,left] duration-open ease-out',
          'xl:inset-x-cut xl:top-cut xl:h-[max(27px,calc(2em-20px))] xl:group-hover/tab:h-[calc(100%-20px)]',
          'max-xl:top-1/2 max-xl:left-margin max-xl:size-4 max-xl:-translate-y-1/2',
          'max-xl:group-hover/tab:left-1.5 max-xl:group-hover/tab:size-[calc(100%-12px)]',
        )}
      />
      <span
        className={clsx(
          'text-label leading-none whitespace-nowrap',
          'xl:absolute xl:top-1/2 xl:left-1/2 xl:mt-4 xl:-translate-1/2 xl:-rotate-90 max-xl:relative max-xl:pl-7',
        )}
      >
        {navigationWords.backToHome}
      </span>
    </AppLink>
  );
}
