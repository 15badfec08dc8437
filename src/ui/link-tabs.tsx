import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { tabState } from '@/lib/tab-state';
import { become, broughtAlong } from '@/motion/crossing';
import { tv } from './cn';
import { RouteLink } from './route-link';
import { useTabSlide } from './use-tab-slide';

/** The tray, its tabs, and the ink bar that marks the chosen one; `Tabs` has them too. */
export const tabsVariants = tv({
  slots: {
    base: 'group/tabs relative isolate inline-flex max-w-full flex-none rounded-full bg-sand p-1.5 max-sm:flex-initial print:hidden forced-colors:border',
    tab: [
      'relative inline-flex h-13 items-center gap-cut rounded-full px-7.5 text-control/none font-semibold whitespace-nowrap text-ink',
      'transition-colors hover:bg-ink/8 focus-visible:-outline-offset-5 focus-visible:outline-ink disabled:text-stone',
      'data-active:bg-ink data-active:text-cream data-active:focus-visible:outline-green',
      'data-active:before:size-2.5 data-active:before:rounded-full data-active:before:bg-green',
      'max-sm:h-8.75 max-sm:justify-center max-sm:px-2 max-sm:text-fine/none',
      // A bar below the tab has its colour and its dot. Forced colours remove the bar.
      'not-forced-colors:group-has-[[data-bar]:not([hidden])]/tabs:data-active:bg-transparent',
      'group-has-[[data-bar]:not([hidden])]/tabs:data-active:before:bg-transparent',
      'forced-colors:data-active:bg-[Highlight] forced-colors:data-active:text-[HighlightText] forced-colors:data-active:forced-color-adjust-none',
    ],
    bar: 'absolute -z-1 rounded-full bg-ink before:absolute before:top-[calc(50%-5px)] before:left-7.5 before:size-2.5 before:rounded-full before:bg-green max-sm:before:left-2',
  },
});

interface LinkTabsProps {
  label: string;
  tabs: readonly { to: string; label: string }[];
  /** Called before paint when the bar slides over from the page before. */
  onSlide?: () => void;
}

/** Tabs that are links to pages; the bar marks the current one (docs/rules.md#services-page). */
export function LinkTabs({ label, tabs, onSlide }: LinkTabsProps) {
  const { pathname } = useLocation();
  const ref = useRef<HTMLElement>(null);
  const chosen = tabs.findIndex(({ to }) => to === pathname);
  useTabSlide(ref, chosen, onSlide);
  const { base, tab: tabClass, bar } = tabsVariants();
  return (
    <nav
      ref={ref}
      className={base({ className: 'max-xs:flex-col max-xs:rounded-card' })}
      aria-label={label}
      {...broughtAlong}
    >
      {tabs.map((tab) => {
        const isCurrent = tab.to === pathname;
        return (
          <RouteLink
            key={tab.to}
            to={tab.to}
            state={tabState}
            className={tabClass()}
            aria-current={isCurrent ? 'page' : undefined}
            data-active={isCurrent || undefined}
          >
            <span>{tab.label}</span>
            {isCurrent && (
              <i
                className={bar({ className: 'inset-0' })}
                data-bar=""
                {...become('page')}
                aria-hidden="true"
              />
            )}
          </RouteLink>
        );
      })}
    </nav>
  );
}
