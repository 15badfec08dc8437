import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useRef } from 'react';
import { tv } from './cn';
import { tabsVariants } from './link-tabs';
import { useTabSlide } from './use-tab-slide';

const variants = tv({
  extend: tabsVariants,
  slots: {
    bar: 'inset-y-1.5 right-(--active-tab-right) left-(--active-tab-left) transition-[left,right] duration-open ease-out in-data-paused:transition-none',
  },
  variants: {
    /** On a narrow window the tabs share its width; the dot then stands beside the label, in the tab. */
    isWide: {
      true: {
        base: 'max-sm:grid max-sm:w-full max-sm:grid-cols-2',
        tab: 'max-sm:group-has-[[data-bar]:not([hidden])]/tabs:data-active:before:bg-green',
        bar: 'max-sm:before:hidden',
      },
    },
  },
});

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
  /** Spreads the tabs over a narrow window. */
  isWide?: boolean;
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
  listClassName,
  panelClassName,
  isWide = false,
  keepMounted = false,
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);
  useTabSlide(list, chosen);
  const { base, tab: tabClass, bar } = variants({ isWide });
  return (
    <BaseTabs.Root value={value} onValueChange={onChange} className={className}>
      <BaseTabs.List
        ref={list}
        activateOnFocus
        aria-label={label}
        className={base({ className: listClassName })}
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={tabClass()}
          >
            <span>{tab.label}</span>
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className={bar()} data-bar="" />
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
            <h3 className="mb-4 font-display" hidden data-printed="">
              {tab.label}
            </h3>
          )}
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
