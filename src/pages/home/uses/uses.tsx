import { useState } from 'react';
import { uses } from '@/content/home-uses';
import { reveal } from '@/motion/reveal';
import { useMotionFeatures } from '@/motion/site-motion';
import { Tabs } from '@/ui/tabs';
import { UseCards } from './use-cards';

/** Use cases: two tabs, six cards each (docs/rules.md#use-cases). */
export function Uses() {
  useMotionFeatures();
  const [tab, setTab] = useState('branding');
  return (
    <section className="rounded-tr-act bg-sand py-section print:pt-0">
      <div className="wrap not-max-xl:@container">
        {/* Large text: the list below the heading. */}
        <div className="grid grid-cols-[1fr_auto] items-end gap-x-10 gap-y-8 xl:gap-y-16 print:block">
          <h2
            ref={reveal}
            className="max-w-160 max-lg:col-span-full @max-roomy:col-span-full print:mb-4"
          >
            {uses.title}
          </h2>
          <Tabs
            label={uses.label}
            className="contents"
            listClassName="bg-cream max-lg:col-span-full max-lg:justify-self-start @max-roomy:col-span-full @max-roomy:justify-self-start"
            panelClassName="col-span-full rounded-[56px] max-lg:rounded-[38px] print:mb-5"
            value={tab}
            onChange={setTab}
            tabs={uses.tabs.map(({ value, label, cards }) => ({
              value,
              label,
              panel: <UseCards cards={cards} />,
            }))}
            isWide
            keepMounted
          />
        </div>
      </div>
    </section>
  );
}
