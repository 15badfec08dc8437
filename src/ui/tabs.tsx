import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useId } from 'react';
import { m } from '@/motion/m';
import { TabBar, tabsVariants } from './link-tabs';

interface TabItem {
  value: string;
  label: string;
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
}

/**
 * Tabs that switch panels in place; the ink bar slides to the chosen one. The other panels stay in the DOM; in print each
 * follows the label of its tab.
 */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
  className,
  listClassName,
  panelClassName,
}: TabsProps) {
  const id = useId();
  const { base, tab: tabClass } = tabsVariants();
  return (
    <BaseTabs.Root value={value} onValueChange={onChange} className={className}>
      <BaseTabs.List
        activateOnFocus
        aria-label={label}
        // On a narrow window they share its width.
        className={base({
          className: ['max-sm:grid max-sm:w-full max-sm:grid-cols-2', listClassName],
        })}
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={tabClass()}>
            {tab.value === value && <TabBar id={id} />}
            <m.span layout="position" layoutDependency={value}>
              {tab.label}
            </m.span>
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {/* In one cell: while one panel leaves, the next one comes. */}
      <div className="col-span-full grid grid-cols-1 *:col-start-1 *:row-start-1 print:block">
        {tabs.map((tab) => (
          <BaseTabs.Panel
            key={tab.value}
            value={tab.value}
            keepMounted
            className={panelClassName}
            data-printed=""
          >
            <h3 className="mb-4 font-display" hidden data-printed="">
              {tab.label}
            </h3>
            {tab.panel}
          </BaseTabs.Panel>
        ))}
      </div>
    </BaseTabs.Root>
  );
}
