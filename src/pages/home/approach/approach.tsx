import { Tabs } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { approach } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { ActMarker } from '../act-marker';
import { ApproachPictures } from './approach-pictures';
import { useRoad } from './use-road';

const { act, title, label, steps } = approach;

/** Tabs and panels share one column, so that each paragraph opens below its own tab. */
const rows = [
  { step: 'row-start-1', panel: 'row-start-2' },
  { step: 'row-start-3', panel: 'row-start-4' },
  { step: 'row-start-5', panel: 'row-start-6' },
  { step: 'row-start-7', panel: 'row-start-8' },
] as const;

const stepLook = clsx(
  'relative z-2 mb-3.5 flex min-h-19 items-center justify-self-start rounded-[8px] py-1.5 text-left font-display text-[32px] leading-[1.16] tracking-[-0.005em] text-balance s:min-h-16 s:text-[26px]',
  'first:min-h-11.75 first:py-0 aria-selected:mb-0 aria-selected:min-h-11.75 aria-selected:py-0 aria-selected:not-first:mt-cut',
  'before:absolute before:top-1/2 before:-left-15.75 before:-mt-[10.5px] before:size-5.25 before:rounded-full before:bg-cream before:transition-colors hover:before:bg-ink aria-selected:before:invisible m:before:-left-13.75 m:before:-mt-2.25 m:before:size-4.5 s:before:-left-10 s:before:-mt-1.5 s:before:size-3 print:mb-0 print:min-h-0 print:text-[16pt] print:before:hidden',
);

/** The stretch of the road that is chosen: its head leads, its tail catches up. */
const stretchLook = clsx(
  'absolute top-[calc(var(--road-top)-var(--cut))] bottom-[calc(100%-var(--road-end))] left-0 z-1 w-line bg-cream',
  '[transition:top_480ms_var(--ease-roll),bottom_300ms_var(--ease-out)] group-data-[way=up]/road:[transition:top_300ms_var(--ease-out),bottom_480ms_var(--ease-roll)]',
  'before:absolute before:inset-x-0 before:inset-y-cut before:rounded-card before:bg-green',
  'after:absolute after:top-[23.5px] after:left-3.25 after:size-5.25 after:rounded-full after:bg-ink m:after:left-2.25 m:after:size-4.5 s:after:left-2 s:after:size-3 print:hidden',
);

/** Four steps on a road; the chosen stretch is green, with a paragraph and a picture (docs/rules.md#approach). */
export function Approach() {
  const [step, setStep] = useState<string>(steps[0].id);
  const ref = useRef<HTMLDivElement>(null);
  useRoad(ref, step);
  return (
    <section className="cols wrap pt-act pb-section print:block print:pt-0">
      <div className="col-span-6 m:col-span-full">
        <ActMarker piece="bend" {...act} />
        <h2 ref={reveal} className="mt-6 mb-14 m:mb-10 s:mb-8 print:my-4">
          {title[0]}
          <br />
          {title[1]}
        </h2>
        <Tabs.Root
          ref={ref}
          value={step}
          onValueChange={setStep}
          orientation="vertical"
          className="group/road relative grid pl-19 [--road-end:192px] [--road-top:0px] before:absolute before:top-0 before:bottom-3.5 before:left-0 before:w-line before:rounded-card before:bg-sand m:pl-[calc(var(--line)+28px)] s:pl-[calc(var(--line)+20px)] print:pl-0 print:before:hidden"
        >
          <i className={stretchLook} aria-hidden="true" />
          <Tabs.List activateOnFocus aria-label={label} className="contents">
            {steps.map(({ id, title: name }, index) => (
              <Tabs.Tab key={id} value={id} className={clsx(stepLook, rows[index]?.step)}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {steps.map(({ id, text }, index) => (
            <Tabs.Panel
              key={id}
              value={id}
              keepMounted
              data-printed
              className={clsx(
                'pt-3.5 pb-12 s:pt-2 s:pb-8 print:pt-1 print:pb-3',
                rows[index]?.panel,
              )}
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
