import { useId, useState } from 'react';
import { uses } from '@/content/home-uses';
import { m } from '@/motion/m';
import { reveal } from '@/motion/reveal';
import { useMotionFeatures } from '@/motion/site-motion';
import { TabBar, tabsVariants } from '@/ui/link-tabs';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';
import { UseCards } from './use-cards';

/** Use cases: two tabs, six cards each (docs/rules.md#use-cases). */
export function Uses() {
  useMotionFeatures();
  const [tab, setTab] = useState('branding');
  const id = useId();
  const classes = tabsVariants();
  return (
    <section className="rounded-tr-section bg-sand py-section">
      <div className="wrap not-max-xl:@container">
        {/* Large text puts the list below the heading. */}
        <div className="paper-column grid grid-cols-[1fr_auto] items-end gap-x-10 gap-y-8 xl:gap-y-16">
          <h2 ref={reveal} className="max-w-160 max-lg:col-span-full @max-roomy:col-span-full">
            {uses.title}
          </h2>
          <Tabs value={tab} onValueChange={setTab} className="contents">
            <TabList
              aria-label={uses.label}
              className={classes.base({
                className: [
                  'bg-cream max-lg:col-span-full max-lg:justify-self-start @max-roomy:col-span-full @max-roomy:justify-self-start',
                  // In a narrow window the tabs share its width.
                  'max-sm:grid max-sm:w-full max-sm:grid-cols-2',
                ],
              })}
            >
              {uses.tabs.map(({ value, label }) => (
                <Tab key={value} value={value} className={classes.tab()}>
                  {value === tab && <TabBar id={id} />}
                  <m.span layout="position" layoutDependency={tab}>
                    {label}
                  </m.span>
                </Tab>
              ))}
            </TabList>
            {/* Both panels lie in one cell, since one leaves while the other comes. */}
            <div className="paper-column col-span-full grid grid-cols-1 *:col-start-1 *:row-start-1">
              {uses.tabs.map(({ value, label, cards }) => (
                <TabPanel
                  key={value}
                  value={value}
                  className="col-span-full rounded-[56px] max-lg:rounded-[38px] print:mb-5"
                >
                  <h3 className="mb-4 font-display" hidden data-printed="">
                    {label}
                  </h3>
                  <UseCards cards={cards} />
                </TabPanel>
              ))}
            </div>
          </Tabs>
        </div>
      </div>
    </section>
  );
}
