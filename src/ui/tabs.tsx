import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useId } from 'react';
import { m } from '@/motion/m';
import { tv } from './cn';
import { TabBar, tabsVariants } from './link-tabs';

const variants = tv({
  extend: tabsVariants,
  variants: {
    /** On a narrow window the tabs share its width. */
    isWide: {
      true: { base: 'max-sm:grid max-sm:w-full max-sm:grid-cols-2' },
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
  const id = useId();
  const { base, tab: tabClass } = variants({ isWide });
  return (
    <BaseTabs.Root value={value} onValueChange={onChange} className={className}>
      <BaseTabs.List
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
      </div>
    </BaseTabs.Root>
  );
}
