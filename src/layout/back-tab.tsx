import { clsx } from 'clsx';
import { useRef } from 'react';
import { navigationWords } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/app-link';
import { useOverInk } from './use-over-ink';

/** The fixed vertical tab that leads home, on every page but home (docs/rules.md#back-tab). */
export function BackTab() {
  const ref = useRef<HTMLAnchorElement>(null);
  const isOverInk = useOverInk(ref);
  return (
    <AppLink
      ref={ref}
      to={paths.home}
      className={clsx(
        'group/tab fixed bottom-line left-0 z-tab h-[max(252px,calc(11.4em+72px))] w-[max(47px,2em)] rounded-r-card text-[13px] text-cream transition-colors hover:text-ink focus-visible:-outline-offset-3 focus-visible:outline-green print:hidden',
        isOverInk ? 'bg-forest' : 'bg-ink',
      )}
    >
      <i
        className="absolute inset-x-cut top-cut h-[max(27px,calc(2em-20px))] rounded-full bg-green transition-[height] duration-open ease-out group-hover/tab:h-[calc(100%-20px)]"
        aria-hidden="true"
      />
      <span className="absolute top-1/2 left-1/2 mt-4.5 -translate-1/2 -rotate-90 text-label leading-none whitespace-nowrap">
        {navigationWords.backToHome}
      </span>
    </AppLink>
  );
}
