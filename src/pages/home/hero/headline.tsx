import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { hero } from '@/content/home-hero';
import { useMotionOff } from '@/motion/motion-switch';
import { useVisible } from '@/motion/use-visible';
import { MotionPause } from '@/ui/pause-button';

const { before, words, after, pause } = hero;

/** Time each word shows, in ms (docs/rules.md#headline). */
const period = 2400;
/** Time in which a word leaves, in ms. The next one comes meanwhile, so the bar is never empty. */
const leaving = 200;

/**
 * Cycles the words of the headline while it is visible; without motion it stays on the first. Sets
 * `--run`, how much wider the word is than the first one, and `--wait`, how long the bar stays as
 * it is, so that it always holds the wider of two words.
 * @param ref the element that holds the words and gets the variables
 * @returns indices of the current word and of the previous one, if any
 */
function useHeadline(ref: RefObject<HTMLElement | null>) {
  const isMotionOff = useMotionOff();
  const isInSight = useVisible(ref);
  const [turns, setTurns] = useState(0);
  const turn = isMotionOff ? 0 : turns;
  const word = turn % words.length;
  const last = turn > 0 ? (turn - 1) % words.length : undefined;
  const isRunning = isInSight && !isMotionOff;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTurns((count) => count + 1), period);
    return () => clearInterval(timer);
  }, [isRunning]);

  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    const measure = () => {
      const shown = root.querySelectorAll<HTMLElement>('[data-word]');
      const widthOf = (index = 0) => shown[index]?.offsetWidth ?? 0;
      // The wait comes first: reading a width in between would start the bar with the wait of the
      // word before.
      root.style.setProperty('--wait', widthOf(last) > widthOf(word) ? `${leaving}ms` : '0ms');
      root.style.setProperty('--run', `${widthOf(word) - widthOf(0)}px`);
    };
    measure();
    if ('fonts' in document) void document.fonts.ready.then(measure);
  }, [ref, word, last]);

  return { word, last };
}

/** A word is below the bar, in it, or above it, clear of its descenders. */
const places = {
  waiting: 'paper-hidden translate-y-[max(96px,1.3em)]',
  on: '',
  gone: 'paper-hidden translate-y-[-1.45em] transition-transform duration-200 ease-start',
} as const;

/** A word comes while the one before it leaves. Without one before, it is there. */
const comes = 'transition-transform delay-120 duration-menu ease-out';

/** Bar and dot follow the width of the word together. */
const follows =
  'translate-x-(--run,0) transition-transform delay-(--wait,0ms) duration-open ease-out';

/**
 * "We make ideas": the word changes, and the bar follows its width. The dot at its end pauses all
 * motion of the site (docs/rules.md#pausing); under reduced motion it is only a dot.
 */
export function Headline() {
  const ref = useRef<HTMLDivElement>(null);
  const { word, last } = useHeadline(ref);
  const place = (index: number) => {
    if (index === word) return 'on';
    return index === last ? 'gone' : 'waiting';
  };

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
        <span
          className={clsx(
            'relative isolate flex h-[max(var(--r-bend),1.6em)] w-max items-center overflow-y-clip',
            'pr-13.5 pb-1.5 pl-side whitespace-pre print:h-auto print:p-0',
            'max-md:pr-10',
            'max-sm:h-[max(var(--r-bend),1.4em)] max-sm:pr-6.5 max-sm:text-[clamp(29px,9.2vw,50px)]',
          )}
          data-runbar=""
          aria-hidden="true"
        >
          {/* Starts outside the window, so that moving it changes its visible length. */}
          <i
            className={clsx('absolute inset-0 -left-120 -z-1 rounded-r-full bg-green', follows)}
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
                  places[place(index)],
                  index === word && last !== undefined && comes,
                )}
                data-word={place(index)}
              >
                {text}
              </span>
            ))}
          </span>
        </span>
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
          follows,
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
