import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { tv } from 'tailwind-variants/lite';
import { tabState } from '@/lib/history-state';
import { m } from '@/motion/m';
import { RouteLink } from './route-link';

/** Classes of a tray and its tabs. */
export const tabsVariants = tv({
  slots: {
    base: 'paper-hidden relative isolate inline-flex max-w-full flex-none rounded-full p-1.5 max-sm:shrink forced-colors:border',
    tab: [
      'relative inline-flex h-13 items-center gap-cut px-7.5',
      'rounded-full text-control/none font-semibold whitespace-nowrap text-ink transition-colors duration-tap',
      'hover:bg-ink/8 focus-visible:-outline-offset-5 focus-visible:outline-ink',
      'data-active:bg-transparent data-active:text-cream data-active:delay-60 data-active:focus-visible:outline-green',
      'max-sm:h-9 max-sm:justify-center max-sm:px-2 max-sm:text-fine/none forced-colors:data-active:system-highlight',
    ],
  },
});

/**
 * Bar and dot of the chosen tab, 52 and 10 px high, which slide to the next. framer-motion keeps the
 * ends round meanwhile only if their radius is inline. The id is that of the list of tabs.
 */
export function TabBar({ id }: { id: string }) {
  return (
    <>
      <m.i
        layoutId={`${id}-bar`}
        className="absolute inset-0 -z-1 bg-ink"
        style={{ borderRadius: 26 }}
        data-bar=""
        aria-hidden="true"
      />
      <m.i
        layoutId={`${id}-dot`}
        className="size-2.5 bg-green"
        style={{ borderRadius: 5 }}
        aria-hidden="true"
      />
    </>
  );
}

interface LinkTabsProps {
  label: string;
  tabs: readonly { to: string; label: string }[];
}

/** Tabs that are links to pages; the bar marks the current one (docs/rules.md#services-page). */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const { pathname } = useLocation();
  const id = useId();
  const { base, tab: tabClass } = tabsVariants();
  return (
    <nav
      className={base({
        className: 'bg-sand max-[400px]:grow max-sm:-mb-2.5 max-sm:flex-wrap max-sm:rounded-card',
      })}
      aria-label={label}
    >
      {tabs.map((tab) => {
        const isCurrent = tab.to === pathname;
        return (
          <RouteLink
            key={tab.to}
            to={tab.to}
            state={tabState}
            className={tabClass({ className: 'max-sm:grow' })}
            aria-current={isCurrent ? 'page' : undefined}
            data-active={isCurrent || undefined}
          >
            {isCurrent && <TabBar id={id} />}
            <m.span layout="position" layoutDependency={pathname}>
              {tab.label}
            </m.span>
          </RouteLink>
        );
      })}
    </nav>
  );
}
