import { Tabs } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { approach } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { ActMarker } from '@/ui/act-marker';
import { ApproachPictures } from './approach-pictures';
import { RoadStep } from './road-step';
import { useRoad } from './use-road';

const { act, title, label, steps } = approach;

/** Tabs and panels share one column, so that each paragraph opens below its own tab. */
const rows = [
  { step: 'row-start-1', panel: 'row-start-2' },
  { step: 'row-start-3', panel: 'row-start-4' },
  { step: 'row-start-5', panel: 'row-start-6' },
  { step: 'row-start-7', panel: 'row-start-8' },
] as const;

/** The stretch of the road that is chosen: its head leads, its tail catches up. */
function RoadStretch() {
  return (
    <i
      className={clsx(
        'absolute top-[calc(var(--road-top)-var(--cut))] bottom-[calc(100%-var(--road-end))] left-0 z-1 w-line bg-cream',
        '[transition:top_var(--t-open)_var(--ease-roll),bottom_300ms_var(--ease-out)]',
        'group-data-[way=up]/road:[transition:top_300ms_var(--ease-out),bottom_var(--t-open)_var(--ease-roll)]',
        'before:absolute before:inset-x-0 before:inset-y-cut before:rounded-card before:bg-green',
        'after:absolute after:top-[23.5px] after:left-[calc((var(--line)-var(--dot))/2)] after:size-(--dot)',
        'after:rounded-full after:bg-ink print:hidden',
      )}
      aria-hidden="true"
    />
  );
}

/** Four steps along a road; the selected stretch is green, with a paragraph and a picture (docs/rules.md#approach). */
export function Approach() {
  const [step, setStep] = useState<string>(steps[0].id);
  const ref = useRef<HTMLDivElement>(null);
  const chosen = steps.findIndex(({ id }) => id === step);
  useRoad(ref, chosen);
  return (
    <section className="wrap cols pt-act pb-section print:block print:pt-0">
      <div className="col-span-6 max-md:col-span-full">
        <ActMarker piece="bend" {...act} />
        <h2 ref={reveal} className="mt-6 mb-fluid-14 print:my-4">
          {title[0]}
          <br />
          {title[1]}
        </h2>
        <Tabs.Root
          ref={ref}
          value={step}
          onValueChange={setStep}
          orientation="vertical"
          className={clsx(
            'group/road relative grid pl-[calc(var(--line)+var(--beside))] print:pl-0',
            // Distance from the road to the steps, 29 px beside a road of 47; size of a step's dot, 21 px there.
            '[--beside:calc(var(--line)*29/47)] [--dot:calc(var(--line)*21/47)]',
            'before:absolute before:top-0 before:bottom-3.5 before:left-0 before:w-line before:rounded-card before:bg-sand print:before:hidden',
            '[--road-end:192px] [--road-top:0px]',
          )}
        >
          <RoadStretch />
          <Tabs.List activateOnFocus aria-label={label} className="contents">
            {steps.map(({ id, title: name }, index) => (
              <RoadStep key={id} id={id} className={rows[index]?.step}>
                {name}
              </RoadStep>
            ))}
          </Tabs.List>
          {steps.map(({ id, text }, index) => (
            <Tabs.Panel
              key={id}
              value={id}
              // Base UI waits for its fade: two paragraphs would make the pictures beside them higher.
              hidden={id !== step}
              keepMounted
              data-printed
              className={clsx('pt-3.5 pb-fluid-12 print:pt-1 print:pb-3', rows[index]?.panel)}
            >
              <p className="max-w-[30em] transition-opacity delay-160 duration-200 ease-linear starting:opacity-0">
                {text}
              </p>
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      </div>
      <ApproachPictures step={step} />
    </section>
  );
}
