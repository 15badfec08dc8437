import { Tabs } from '@base-ui/react/tabs';
import { useRef, useState } from 'react';
import { approach } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { ActMarker } from '../act-marker';
import { ApproachPictures } from './approach-pictures';
import { useRoad } from './use-road';
import './approach.css';

const { act, title, label, steps } = approach;

/** Four steps on a road; the chosen stretch is green, with a paragraph and a picture (specification 2.5). */
export function Approach() {
  const [step, setStep] = useState<string>(steps[0].id);
  const ref = useRef<HTMLDivElement>(null);
  useRoad(ref, step);
  return (
    <section className="home-appr wrap">
      <div className="home-appr__left">
        <ActMarker piece="bend" {...act} />
        <h2 ref={reveal}>
          {title[0]}
          <br />
          {title[1]}
        </h2>
        <Tabs.Root
          ref={ref}
          value={step}
          onValueChange={setStep}
          orientation="vertical"
          className="home-steps"
        >
          <i className="home-steps__stretch" aria-hidden="true" />
          <Tabs.List activateOnFocus aria-label={label} className="home-steps__list">
            {steps.map(({ id, title: name }) => (
              <Tabs.Tab key={id} value={id} className="home-step">
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {steps.map(({ id, text }) => (
            <Tabs.Panel key={id} value={id} keepMounted data-printed className="home-step__panel">
              <p>{text}</p>
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      </div>
      <ApproachPictures step={step} />
    </section>
  );
}
