import { useState } from 'react';
import { uses } from '@/content/home-uses';
import { reveal } from '@/motion/reveal';
import { Tabs } from '@/ui/tabs';
import { UseCards } from './use-cards';
import './uses.css';

/** Use cases: two tabs, six cards each (specification 2.5). */
export function Uses() {
  const [tab, setTab] = useState('branding');
  return (
    <section className="home-uses">
      <div className="home-uses__in wrap">
        <h2 ref={reveal}>{uses.title}</h2>
        <Tabs
          label={uses.label}
          className="home-uses__tabs"
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
    </section>
  );
}
