import { clsx } from 'clsx';
import { useRef } from 'react';
import { recruitment } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { useTimeline } from '@/motion/use-timeline';
import { stepMoves, stepPictures } from './step-pictures';

/** Each step is taller than the last; in one column, each is wider. */
const stairs = [
  'min-h-107.5 bg-sand compact:min-h-120 max-xl:mr-[calc(var(--line)*5.25)] max-sm:mr-12',
  'min-h-127.5 bg-dew compact:min-h-[555px] max-xl:mr-[calc(var(--line)*3.5)] max-sm:mr-8',
  'min-h-147.5 bg-mint compact:min-h-157.5 max-xl:mr-quarter max-sm:mr-4',
  'min-h-168 bg-green compact:min-h-176',
] as const;

/** The four steps as a staircase; their pictures play once, in turn, when it comes into view. */
export function Recruitment() {
  const ref = useRef<HTMLOListElement>(null);
  useTimeline(ref, stepMoves);
  return (
    <section className="@container pb-section" aria-labelledby="recruitment">
      <div className="wrap">
        <h2 ref={reveal} id="recruitment" className="max-w-[8em] max-xl:max-w-none">
          {recruitment.title}
        </h2>
        {/* With large text the first step can be as tall as the last, so all steps start below the heading. */}
        <ol
          ref={ref}
          className="-mt-30 grid grid-cols-4 items-end gap-cut max-xl:mt-12 max-xl:grid-cols-1 max-xl:items-stretch @max-ample:mt-12 @max-ample:items-stretch"
        >
          {recruitment.steps.map(({ title, text }, index) => (
            <li
              key={title}
              className={clsx(
                'flex flex-col justify-between gap-6 rounded-t-card rounded-tr-turn px-9 pt-10 pb-9 compact:px-8 max-xl:min-h-0 max-xl:py-7 max-sm:px-4.5 max-sm:py-5',
                stairs[index],
              )}
            >
              <div className="flex flex-col gap-10 max-xl:flex-row max-xl:items-start max-xl:justify-between">
                <span
                  className="font-display text-num leading-[0.8] lining-nums"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                {stepPictures[index]}
              </div>
              <div ref={reveal}>
                <h3 className="mb-cut font-display text-h4">{title}</h3>
                <p className="text-control/normal">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-cut h-line bg-ink" aria-hidden="true" />
    </section>
  );
}
