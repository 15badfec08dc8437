import { clsx } from 'clsx';
import { type ComponentProps, useRef } from 'react';
import { recruitment } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { type Move, useTimeline } from '@/motion/use-timeline';

const grounds = ['bg-sand', 'bg-dew', 'bg-mint', 'bg-green'] as const;

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
        {/* With large text the first step can be as tall as the last, so the steps start below the heading. */}
        <ol
          ref={ref}
          className="-mt-30 grid grid-cols-4 items-end gap-cut max-xl:mt-12 max-xl:grid-cols-1 @max-ample:mt-12 @max-ample:items-stretch"
        >
          {recruitment.steps.map(({ title, text }, index) => (
            <li
              key={title}
              className={clsx(
                'flex flex-col justify-between gap-6 rounded-t-card rounded-tr-turn px-9 pt-10 pb-9 compact:px-8 max-xl:py-7 max-sm:px-4',
                // Each step is taller than the one before it, or wider where they are in one column.
                'min-h-[calc(672px-80px*var(--steps-after))] compact:min-h-[calc(704px-75px*var(--steps-after))] max-xl:min-h-0',
                'max-xl:mr-[calc(var(--line)*1.75*var(--steps-after))] max-sm:mr-[calc(16px*var(--steps-after))]',
                grounds[index],
              )}
              style={{ '--steps-after': grounds.length - 1 - index }}
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
      <div className="mt-cut h-line bg-ink" />
    </section>
  );
}

/** The way of the third step, from the dot round two bends. */
const road = 'M12 12H45.3A30 30 0 0 1 75.3 42V47.3A30 30 0 0 0 105.3 77.3H128';

/** A picture is `--w` wide; in narrow windows it stands beside the step's number, at 70 or 50 % of that. */
function StepPicture({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      {...rest}
      className={clsx(
        'w-(--w) max-w-none overflow-visible fill-none stroke-ink stroke-24',
        'max-xl:w-[calc(var(--w)*0.7)] max-sm:w-[calc(var(--w)*0.5)]',
        className,
      )}
      aria-hidden="true"
    />
  );
}

function Bar({ d }: { d: string }) {
  return <path d={d} pathLength="1" strokeDasharray="1 2" strokeLinecap="round" data-piece="bar" />;
}

/** One picture per step: a form that fills itself in, a call, a task and a seat. */
const stepPictures = [
  <StepPicture key="form" viewBox="0 0 118 84" className="[--w:118px]">
    <Bar d="M12 12H106" />
    <Bar d="M12 42H72" />
    <Bar d="M12 72H38" />
    <circle cx="72" cy="72" r="12" data-piece="tick" className="fill-green stroke-none" />
  </StepPicture>,
  <StepPicture key="call" viewBox="0 0 138 84" className="[--w:184px]">
    <path d="M42 72A30 30 0 0 1 42 12" data-piece="left" />
    <path d="M96 12A30 30 0 0 1 96 72" data-piece="right" />
    <circle cx="69" cy="42" r="12" data-piece="word" className="fill-green stroke-none" />
  </StepPicture>,
  <StepPicture key="task" viewBox="0 0 140 92" className="[--w:210px]">
    <circle cx="12" cy="12" r="12" className="fill-ink stroke-none" />
    <path d={road} pathLength="1" strokeDasharray="1 2" data-piece="road" />
    <path
      d={road}
      pathLength="1"
      strokeDasharray="0.001 2"
      strokeDashoffset="-0.999"
      strokeLinecap="round"
      data-piece="head"
      className="stroke-green"
    />
  </StepPicture>,
  <StepPicture key="seat" viewBox="0 30 84 54" className="[--w:164.5px]">
    <path d="M12 42a30 30 0 0 0 60 0" className="stroke-cream" />
    <circle cx="42" cy="42" r="12" data-piece="guest" className="fill-ink stroke-none" />
  </StepPicture>,
] as const;

const appears = ['hidden', 'visible'];
const halfJoins = { at: 400, lasts: 333, ease: 'roll' } as const;
const alongRoad = {
  at: 800,
  lasts: 733,
  times: [0, 0.364, 0.727, 1],
  ease: ['start', 'linear', 'stop'],
} as const;

/** The pictures’ animations start 400 ms apart, in the order of the steps (docs/design.md#line-segments). */
const stepMoves: readonly Move[] = [
  {
    of: '[data-piece=bar]',
    through: { strokeDasharray: ['0.001 2', '1 2'] },
    lasts: 333,
    apart: 133,
  },
  {
    of: '[data-piece=tick]',
    through: { transform: ['translateY(-102px)', 'none'], visibility: appears },
    at: 400,
    lasts: 333,
    ease: 'fall',
  },
  { of: '[data-piece=left]', through: { transform: ['translateX(-14px)', 'none'] }, ...halfJoins },
  { of: '[data-piece=right]', through: { transform: ['translateX(14px)', 'none'] }, ...halfJoins },
  {
    of: '[data-piece=word]',
    through: { transform: ['translateX(-15px)', 'translateX(15px)', 'none'] },
    at: 667,
    lasts: 533,
    ease: ['roll', 'roll'],
  },
  {
    of: '[data-piece=road]',
    through: { strokeDasharray: ['0 2', '0.4 2', '0.75 2', '1 2'] },
    ...alongRoad,
  },
  {
    of: '[data-piece=head]',
    through: { strokeDashoffset: [0, -0.4, -0.75, -0.999] },
    ...alongRoad,
  },
  {
    of: '[data-piece=guest]',
    through: {
      transform: ['translateY(-92px)', 'none', 'translateY(-10px)', 'none'],
      visibility: [...appears, 'visible', 'visible'],
    },
    at: 1200,
    lasts: 667,
    times: [0, 0.6, 0.8, 1],
    ease: ['fall', 'rise', 'fall'],
  },
];
