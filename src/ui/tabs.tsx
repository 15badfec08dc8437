import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useTabSlide } from './use-tab-slide';
import { tabsVariants } from './tabs-variants';

interface TabItem {
  value: string;
  label: string;
  disabled?: boolean;
  panel: ReactNode;
}

interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
  listClassName?: string;
  panelClassName?: string;
  /** Keeps the other panels in the DOM; in print each follows the label of its tab. */
  keepMounted?: boolean;
}

/** Tabs that switch panels in place; the ink bar slides to the chosen one. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
  className,
  listClassName = 'bg-sand',
  panelClassName,
  keepMounted = false,
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);
  useTabSlide(list, chosen);
  return (
    <BaseTabs.Root value={value} onValueChange={onChange} className={className}>
      <BaseTabs.List
        ref={list}
        activateOnFocus
        aria-label={label}
        className={clsx(tabsVariants.list, listClassName)}
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={tabsVariants.tab}
          >
            <span>{tab.label}</span>
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator
          className={clsx(
            tabsVariants.bar,
            'absolute inset-y-1.5 right-(--active-tab-right) left-(--active-tab-left) transition-[left,right] duration-open ease-out paused:transition-none',
          )}
          data-bar=""
        />
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel
          key={tab.value}
          value={tab.value}
          keepMounted={keepMounted}
          className={panelClassName}
          data-printed={keepMounted || undefined}
        >
          {keepMounted && (
            <h3 className="mb-4 font-display text-[20pt]!" hidden data-printed="">
              {tab.label}
            </h3>
          )}
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
