import { useLocation } from 'react-router-dom';
import { RouteLink } from './route-link';
import './tabs.css';

export interface LinkTabsProps {
  label: string;
  tabs: readonly { to: string; label: string }[];
}

/** Tabs that change the address: links, the current one marked (decision 26). */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const { pathname } = useLocation();
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <RouteLink
          key={tab.to}
          to={tab.to}
          preventScrollReset
          className="tab"
          aria-current={tab.to === pathname ? 'page' : undefined}
        >
          {tab.label}
        </RouteLink>
      ))}
    </nav>
  );
}
