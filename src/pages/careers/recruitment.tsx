import { clsx } from 'clsx';
import { useRef } from 'react';
import { recruitment } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { useTimeline } from '@/motion/use-timeline';
import { recruitmentMoves, recruitmentPictures } from './recruitment-pictures';

/** Of the steps, from the lowest to the highest. */
const grounds = ['bg-sand', 'bg-dew', 'bg-mint', 'bg-green'] as const;

/** The four steps as a staircase; their pictures play once, in turn, when it comes into view. */
export function Recruitment() {
  const ref = useRef<HTMLOListElement>(null);
  useTimeline(ref, recruitmentMoves);
  return (
    <section className="@container pb-section" aria-labelledby="recruitment">
      <div className="wrap">
        <h2 ref={reveal} id="recruitment" className="xl:max-w-[8em]">
          {recruitment.title}
        </h2>
        <ol
          ref={ref}
          className={clsx(
            // The lower steps leave room for the heading.
            '-mt-30 grid grid-cols-4 items-end gap-cut max-xl:mt-12 max-xl:grid-cols-1',
            // With large text the first step can be as tall as the last, so all start below it.
            '@max-ample:mt-12 @max-ample:items-stretch',
          )}
        >
          {recruitment.steps.map((step, index) => (
            <Step key={step.title} {...step} index={index} />
          ))}
        </ol>
      </div>
      <div className="mt-cut h-line bg-ink" />
    </section>
  );
}

/** @param index its place on the staircase, 0 at the bottom */
function Step({ title, text, index }: { title: string; text: string; index: number }) {
  return (
    <li
      className={clsx(
        'flex flex-col justify-between gap-6 rounded-t-card rounded-tr-turn px-9 pt-10 pb-9',
        'compact:px-8 max-xl:py-7 max-sm:px-4',
        // Each step is taller than the one before it, or wider where they are in one column.
        'min-h-[calc(672px-80px*var(--steps-after))] compact:min-h-[calc(704px-75px*var(--steps-after))] max-xl:min-h-0',
        'max-xl:mr-[calc(var(--line)*1.75*var(--steps-after))] max-sm:mr-[calc(16px*var(--steps-after))]',
        grounds[index],
      )}
      style={{ '--steps-after': grounds.length - 1 - index }}
    >
      <div className="flex flex-col gap-10 max-xl:flex-row max-xl:items-start max-xl:justify-between">
        <span className="font-display text-num leading-[0.8] lining-nums" aria-hidden="true">
          {index + 1}
        </span>
        {recruitmentPictures[index]?.drawing}
      </div>
      <div ref={reveal}>
        <h3 className="mb-cut font-display text-h4">{title}</h3>
        <p className="text-control/normal">{text}</p>
      </div>
    </li>
  );
}
