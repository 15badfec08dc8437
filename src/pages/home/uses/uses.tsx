import { clsx } from 'clsx';
import { useState } from 'react';
import { uses } from '@/content/home-uses';
import { reveal } from '@/motion/reveal';
import { Tabs } from '@/ui/tabs';
import { UseCards } from './use-cards';

/** Use cases: two tabs, six cards each (docs/rules.md#use-cases). */
export function Uses() {
  const [tab, setTab] = useState('branding');
  return (
    <section className="rounded-tr-act bg-sand py-section print:pt-0">
      <div className="wrap @container l:@container-normal">
        {/* Large text: the list below the heading. */}
        <div className="grid grid-cols-[1fr_auto] items-end gap-x-10 gap-y-16 mid:gap-y-8 s:gap-y-6 print:block">
          <h2
            ref={reveal}
            className="max-w-160 mid:col-span-full @max-roomy:col-span-full print:mb-4"
          >
            {uses.title}
          </h2>
          <Tabs
            label={uses.label}
            className="contents"
            listClassName={clsx(
              'bg-cream mid:col-span-full mid:justify-self-start @max-roomy:col-span-full @max-roomy:justify-self-start',
              's:grid s:w-full s:grid-cols-2 s:*:aria-selected:before:bg-green! s:*:data-bar:before:hidden',
            )}
            panelClassName="col-span-full rounded-[56px] mid:rounded-[38px] print:mb-5"
            value={tab}
            onChange={setTab}
            tabs={uses.tabs.map(({ value, label, cards }) => ({
              value,
              label,
              panel: <UseCards cards={cards} />,
            }))}
            keepMounted
          />
        </div>
      </div>
    </section>
  );
}
