import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { hero } from '@/content/home-hero';
import { useMotionOff } from '@/motion/motion-switch';
import { useVisible } from '@/motion/use-visible';
import { MotionPause } from '@/ui/pause-button';

const { before, words, after, pause } = hero;

/** Time each word shows, in ms (docs/rules.md#headline). */
const period = 2400;
/** Time in which a word leaves, in ms: `duration-200`. The next one comes meanwhile. */
const leaving = 200;

/** Where a word is: below the bar, in it, or above it, clear of its descenders. */
const wordClasses = {
  waiting: 'paper-hidden translate-y-[max(96px,1.3em)]',
  on: '',
  gone: 'paper-hidden translate-y-[-1.45em] transition-transform duration-200 ease-start',
} as const;

/** A word comes 120 ms after the one before has begun to leave. */
const risingClasses = 'transition-transform delay-120 duration-menu ease-out';

/** Bar and dot follow the width of the word. */
const followsWord =
  'translate-x-(--run,0) transition-transform delay-(--wait,0ms) duration-open ease-out';

/**
 * Cycles the words while they are visible; without motion it stays on the first.
 * @returns indices of the current word and of the previous one, if any
 */
function useWord(ref: RefObject<HTMLElement | null>) {
  const isMotionOff = useMotionOff();
  const isInSight = useVisible(ref);
  const [changes, setChanges] = useState(0);
  const change = isMotionOff ? 0 : changes;
  const current = change % words.length;
  const previous = change > 0 ? (change - 1) % words.length : undefined;
  const isRunning = isInSight && !isMotionOff;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setChanges((count) => count + 1), period);
    return () => clearInterval(timer);
  }, [isRunning]);

  return { current, previous };
}

type Word = ReturnType<typeof useWord>;

/**
 * Bar and dot move by `--run`: how much wider a word is than the first one. For a wider word they
 * move at once; for a narrower one they first stay for `--wait`, until the old word has left.
 * @param ref the element that holds the words and gets the variables
 */
function useBarRun(ref: RefObject<HTMLElement | null>, { current, previous }: Word) {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    const measure = () => {
      const elements = root.querySelectorAll<HTMLElement>('[data-word]');
      const widthOf = (index: number) => elements[index]?.offsetWidth ?? 0;
      const run = widthOf(current) - widthOf(0);
      const isShrinking = previous !== undefined && widthOf(previous) > widthOf(current);
      // To read a width between these two would start the bar with only one of them.
      root.style.setProperty('--wait', isShrinking ? `${leaving}ms` : '0ms');
      root.style.setProperty('--run', `${run}px`);
    };
    measure();
    if ('fonts' in document) void document.fonts.ready.then(measure);
  }, [ref, current, previous]);
}

/**
 * "We make ideas": the word changes, and the bar follows its width. The dot at its end pauses all
 * motion of the site (docs/rules.md#pausing); under reduced motion it is only a dot.
 */
export function Headline() {
  const ref = useRef<HTMLDivElement>(null);
  const word = useWord(ref);
  useBarRun(ref, word);

  return (
    <div
      ref={ref}
      className={clsx(
        'paper-column grid grid-cols-[max-content_minmax(0,1fr)] items-start gap-x-3',
        'max-md:gap-x-2 @max-ample:block',
      )}
    >
      {/* Both columns: the bar is in the first one, so that the dot can be beside it. */}
      <h1
        className={clsx(
          'paper-column col-span-full row-start-1 grid max-w-none grid-cols-subgrid',
          'whitespace-nowrap select-text @max-ample:block @max-ample:whitespace-normal',
        )}
      >
        <span className="sr-only">{`${before} ${words.join(', ')} ${after}`}</span>
        <Bar {...word} />
        <span
          className={clsx(
            'paper-plain col-span-full mx-side mt-(--between) block whitespace-normal',
            'max-sm:text-[clamp(34px,10.4vw,50px)]',
          )}
          aria-hidden="true"
        >
          <span data-row-end="">{after}</span>
        </span>
      </h1>
      {/* With large text it stands below the words, in small windows beside the button. */}
      <div
        className={clsx(
          'col-start-2 row-start-1 justify-self-start',
          followsWord,
          '@max-ample:mt-6 @max-ample:ml-side @max-ample:translate-x-0',
          'max-sm:absolute max-sm:right-side max-sm:bottom-0.5 max-sm:translate-x-0',
        )}
        data-after-landing=""
      >
        <MotionPause
          size="headline"
          label={pause}
          still={<i className="block size-bend rounded-full bg-ink max-sm:size-14" />}
        />
      </div>
    </div>
  );
}

/** The bar, with the words that do not change and, one over the other, those that do. */
function Bar({ current, previous }: Word) {
  const placeOf = (index: number) => {
    if (index === current) return 'on';
    return index === previous ? 'gone' : 'waiting';
  };

  return (
    <span
      className={clsx(
        'relative isolate flex h-[max(var(--r-bend),1.6em)] w-max items-center overflow-y-clip',
        'pr-13.5 pb-1.5 pl-side whitespace-pre max-md:pr-10 print:h-auto print:p-0',
        'max-sm:h-[max(var(--r-bend),1.4em)] max-sm:pr-6.5 max-sm:text-[clamp(29px,9.2vw,50px)]',
      )}
      data-runbar=""
      aria-hidden="true"
    >
      {/* Starts outside the window, so that moving it changes its visible length. */}
      <i
        className={clsx('absolute inset-0 -left-120 -z-1 rounded-r-full bg-green', followsWord)}
        data-bar=""
        data-landing="headline"
      />
      {before}{' '}
      <span className="relative">
        {words.map((text, index) => (
          <span
            key={text}
            className={clsx(
              'block not-first:top-0 not-first:left-0 not-first:not-print:absolute',
              wordClasses[placeOf(index)],
              index === current && previous !== undefined && risingClasses,
            )}
            data-word={placeOf(index)}
          >
            {text}
          </span>
        ))}
      </span>
    </span>
  );
}
