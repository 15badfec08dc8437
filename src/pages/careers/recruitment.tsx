import { clsx } from 'clsx';
import { type CSSProperties, useRef } from 'react';
import { recruitment } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { useTimeline } from '@/motion/use-timeline';
import { stepMoves, stepPictures } from './step-pictures';

const grounds = ['bg-sand', 'bg-dew', 'bg-mint', 'bg-green'] as const;

const left = (index: number): CSSProperties & { '--left': number } => ({
  '--left': grounds.length - 1 - index,
});

/** The four steps as a staircase; their pictures play once, in turn, when it comes into view. */
export function Recruitment() {
  const ref = useRef<HTMLOListElement>(null);
  useTimeline(ref, stepMoves);
  return (
    <section className="@container pb-section" aria-labelledby="recruitment">
      <div className="wrap">
        <h2 ref={reveal} id="recruitment" className="xl:max-w-[8em]">
          {recruitment.title}
        </h2>
        {/* With large text the first step can be as tall as the last, so all steps start below the heading. */}
        <ol
          ref={ref}
          className="-mt-30 grid grid-cols-4 items-end gap-cut max-xl:mt-12 max-xl:grid-cols-1 @max-ample:mt-12 @max-ample:items-stretch"
        >
          {recruitment.steps.map(({ title, text }, index) => (
            <li
              key={title}
              className={clsx(
                'flex flex-col justify-between gap-6 rounded-t-card rounded-tr-turn px-9 pt-10 pb-9 compact:px-8 max-xl:py-7 max-sm:px-4',
                // Each is taller than the last; in one column, each is wider. `--left` counts those after it.
                'min-h-[calc(672px-80px*var(--left))] compact:min-h-[calc(704px-75px*var(--left))] max-xl:min-h-0',
                'max-xl:mr-[calc(var(--line)*1.75*var(--left))] max-sm:mr-[calc(16px*var(--left))]',
                grounds[index],
              )}
              style={left(index)}
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
