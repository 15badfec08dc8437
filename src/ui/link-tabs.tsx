import { clsx } from 'clsx';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { tabState } from '@/lib/tab-state';
import { RouteLink } from './route-link';
import { useTabSlide } from './use-tab-slide';
import { tabsVariants } from './tabs-variants';

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
  return (
    <nav
      ref={ref}
      className={clsx(tabsVariants.list, 'bg-sand max-xs:flex-col max-xs:rounded-[24px]')}
      aria-label={label}
    >
      {tabs.map((tab) => (
        <RouteLink
          key={tab.to}
          to={tab.to}
          state={tabState}
          className={tabsVariants.tab}
          aria-current={tab.to === pathname ? 'page' : undefined}
        >
          <span>{tab.label}</span>
          {tab.to === pathname && (
            <i
              className={clsx(tabsVariants.bar, 'absolute inset-0')}
              data-bar=""
              aria-hidden="true"
            />
          )}
        </RouteLink>
      ))}
    </nav>
  );
}
