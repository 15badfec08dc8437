import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { approach } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { SectionMarker } from '@/ui/piece';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';
import { ApproachPictures, type StepId } from './approach-pictures';

const { act, title, label, steps } = approach;

/** Four steps along a road, each with a paragraph and a picture (docs/rules.md#approach). */
export function Approach() {
  const [step, setStep] = useState<StepId>(steps[0].id);
  return (
    <section className="paper-column wrap cols py-section">
      <div className="paper-column col-span-6 max-md:col-span-full">
        <SectionMarker piece="bend" {...act} />
        <h2 ref={reveal} className="mt-6 mb-fluid-14 print:mt-4">
          {title[0]}
          <br />
          {title[1]}
        </h2>
        <StepTabs step={step} onStep={setStep} />
      </div>
      <ApproachPictures step={step} />
    </section>
  );
}

/** The steps as tabs beside the road, each with its paragraph below it. */
function StepTabs({ step, onStep }: { step: StepId; onStep: (step: StepId) => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useStretch(ref, step);
  return (
    <Tabs
      ref={ref}
      value={step}
      onValueChange={onStep}
      orientation="vertical"
      className={clsx(
        'group/road relative grid pl-[calc(var(--line)+var(--beside))] print:pl-0',
        // The steps lie 29 px beside a road of 47 px, where their dots have 21 px.
        '[--beside:calc(var(--line)*29/47)] [--dot:calc(var(--line)*21/47)]',
        // The road. It ends above the margin of the last tab.
        'before:absolute before:top-0 before:bottom-3.5 before:left-0 before:w-line before:rounded-card',
        'before:bg-sand print:before:hidden',
        // Until `useStretch` has measured it, about as high as the first step.
        '[--stretch-end:192px] [--stretch-top:0px]',
      )}
    >
      <GreenStretch />
      <TabList aria-label={label} className="contents">
        {steps.map(({ id, title: name }, index) => (
          <StepTab key={id} id={id} name={name} index={index} />
        ))}
      </TabList>
      {steps.map(({ id, text }, index) => (
        <TabPanel
          key={id}
          value={id}
          // Not left to Base UI, which would wait for a fade, while two paragraphs stretch the pictures.
          hidden={id !== step}
          className="pt-3.5 pb-fluid-12 print:pt-1 print:pb-3"
          // Tabs and panels share one column, so that each paragraph opens below its own tab.
          style={{ gridRowStart: 2 * index + 2 }}
        >
          <p className="max-w-[30em] transition-opacity delay-160 duration-200 ease-linear starting:opacity-0">
            {text}
          </p>
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** The green stretch of the road beside the chosen step, with a dot beside its name. */
function GreenStretch() {
  return (
    <i
      className={clsx(
        // It cuts the road above and below itself.
        'absolute left-0 z-1 w-line bg-cream',
        'top-[calc(var(--stretch-top)-var(--cut))] bottom-[calc(100%-var(--stretch-end))]',
        'before:absolute before:inset-x-0 before:inset-y-cut before:rounded-card before:bg-green',
        // On its way to another step one end leads, and the other follows.
        '[--follows:var(--t-open)_var(--ease-roll)] [--leads:300ms_var(--ease-out)]',
        '[transition:top_var(--follows),bottom_var(--leads)]',
        'group-data-[activation-direction=up]/road:[transition:top_var(--leads),bottom_var(--follows)]',
        'after:absolute after:top-[23.5px] after:left-[calc((var(--line)-var(--dot))/2)]',
        'after:size-(--dot) after:rounded-full after:bg-ink',
      )}
    />
  );
}

/** A step's name, with a dot on the road until the step is chosen. */
function StepTab({ id, name, index }: { id: StepId; name: string; index: number }) {
  return (
    <Tab
      value={id}
      className={clsx(
        'group/step relative z-2 mb-3.5 flex min-h-19 items-center justify-self-start py-1.5 text-left',
        'rounded-small font-display text-[32px] leading-[1.16] tracking-h4 text-balance',
        'first:min-h-control first:py-0 aria-selected:mb-0 aria-selected:min-h-control',
        'aria-selected:py-0 aria-selected:not-first:mt-cut max-sm:text-[26px]',
        'print:mb-0 print:text-large forced-colors:aria-selected:underline',
      )}
      style={{ gridRowStart: 2 * index + 1 }}
    >
      <i
        className={clsx(
          'absolute inset-y-0 left-[calc(-1*var(--beside)-(var(--line)+var(--dot))/2)] my-auto',
          'size-(--dot) rounded-full bg-cream transition-colors',
          'group-hover/step:bg-ink group-aria-selected/step:invisible',
        )}
      />
      {name}
    </Tab>
  );
}

/**
 * Lays the green stretch beside the chosen tab and its paragraph, that is, down to the next tab, by
 * `--stretch-top` and `--stretch-end` (px from the list's top).
 * @param ref the list of tabs and panels
 */
function useStretch(ref: RefObject<HTMLElement | null>, step: StepId) {
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const chosen = steps.findIndex(({ id }) => id === step);
    // Reports at once, and whenever a paragraph opens or wraps.
    const observer = new ResizeObserver(() => {
      const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
      const top = tabs[chosen]?.offsetTop ?? 0;
      const end = tabs[chosen + 1]?.offsetTop ?? list.offsetHeight;
      list.style.setProperty('--stretch-top', `${top}px`);
      list.style.setProperty('--stretch-end', `${end}px`);
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [ref, step]);
}
