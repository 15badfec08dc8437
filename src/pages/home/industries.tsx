import { clsx } from 'clsx';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { industriesStrip as words } from '@/content/home';
import { industries } from '@/content/industries';
import { breakpoints } from '@/lib/windows';
import { reveal } from '@/motion/reveal';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';
import { usePlayChoice } from '@/motion/use-play-choice';
import { useNearView, useVisible } from '@/motion/use-visible';
import { pauseVariants } from '@/ui/pause-button';
import { PieceIcon } from '@/ui/piece';

/** Twelve industries on a strip, and the button that pauses it (docs/rules.md#industries). */
export function Industries() {
  const { isWanted, toggle } = usePlayChoice(true);
  return (
    <section className="pt-section">
      <div
        ref={reveal}
        className={clsx(
          'paper-kept wrap mb-fluid-16 grid grid-cols-[minmax(0,1fr)_340px] items-end gap-16',
          'max-md:grid-cols-1 max-md:gap-5 print:mb-4 print:block',
        )}
      >
        <h2 className="max-w-190">{words.title}</h2>
        <div>
          <p className="mb-4">{words.text}</p>
          <button
            type="button"
            className={clsx(
              '-ml-1.5 inline-flex h-control items-center gap-3 pr-6 pl-1.5',
              'rounded-card text-small/none font-semibold transition-colors hover:bg-sand',
            )}
            aria-pressed={!isWanted}
            data-pause=""
            onClick={toggle}
          >
            <span className={pauseVariants({ size: 'small' })} aria-hidden="true" />
            {words.pause}
          </button>
        </div>
      </div>
      <Strip isWanted={isWanted} />
    </section>
  );
}

/** How fast the strip runs, in px per second (docs/rules.md#industries). */
const speed = 40;

/**
 * Rows on the strip: about one may be scrolled past, one is run past, and no window is wider than
 * the third.
 */
const rows = 3;

/** The strip stays scrolled by at least this share of a row, so that it can be scrolled back. */
const leastScroll = 0.05;

/**
 * An endless strip. It scrolls by hand, and unless it is paused it runs by itself while it is in
 * the window and neither hovered nor focused.
 */
function Strip({ isWanted }: { isWanted: boolean }) {
  const stripRef = useRef<HTMLElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const [run, setRun] = useState<Animation>();
  const isNear = useNearView(stripRef);
  const isInSight = useVisible(stripRef, 0.1);
  const isHeld = useHoverOrFocus(stripRef);
  const isRunning = isWanted && isInSight && !isHeld;

  // Measured when it comes near. Together with the sections above, that would be a long task.
  useEffect(() => {
    const [strip, track] = [stripRef.current, trackRef.current];
    if (!isNear || !strip || !track) return;
    scrollToStart(strip);
    // Animated by script, because its own button runs it even while all others are paused.
    const animation = track.animate(
      { translate: ['0', `${-100 / rows}%`] },
      { duration: (1000 * rowWidth(strip)) / speed, iterations: Infinity },
    );
    animation.pause();
    setRun(animation);
    return () => animation.cancel();
  }, [isNear]);

  useEffect(() => {
    if (isRunning) run?.play();
    else run?.pause();
  }, [run, isRunning]);

  return (
    <section
      ref={stripRef}
      // Lets keys scroll it in Safari, where a scroller without a tab index takes no focus.
      tabIndex={0}
      className={clsx(
        'cursor-grab scrollbar-none overflow-x-auto overscroll-x-contain select-none',
        'scroll-pl-margin active:cursor-grabbing',
      )}
      aria-label={words.label}
      onScroll={({ currentTarget }) => keepEndless(currentTarget)}
      onPointerMove={dragByMouse}
    >
      <div ref={trackRef} className="paper-plain flex w-max">
        <Row />
        {isNear && Array.from({ length: rows - 1 }, (_, copy) => <Row key={copy} isCopy />)}
      </div>
    </section>
  );
}

const rowWidth = (strip: HTMLElement) => strip.querySelector('ul')?.offsetWidth ?? 0;

/** Puts the first card in the middle, in zoomed windows at the margin (the scroll padding). */
const scrollToStart = (strip: HTMLElement) => {
  const card = strip.querySelector('li')?.offsetWidth ?? 0;
  const start = window.matchMedia(breakpoints['max-xl']).matches
    ? Number.parseFloat(getComputedStyle(strip).scrollPaddingLeft)
    : (strip.offsetWidth - card) / 2;
  strip.scrollLeft = rowWidth(strip) - start;
};

/** Scrolls by a whole row where the strip would end, as it looks the same there. */
const keepEndless = (strip: HTMLElement) => {
  const row = rowWidth(strip);
  if (strip.scrollLeft < leastScroll * row) strip.scrollLeft += row;
  else if (strip.scrollLeft >= (1 + leastScroll) * row) strip.scrollLeft -= row;
};

/** Scrolls the strip by a mouse whose button is down; browsers know only touch, wheel and keys. */
const dragByMouse = (event: PointerEvent<HTMLElement>) => {
  const { pointerType, buttons, ctrlKey, movementX, currentTarget } = event;
  if (pointerType === 'mouse' && buttons === 1 && !ctrlKey) currentTarget.scrollLeft -= movementX;
};

/** Every second card is an outline; the six others have these colours, from left to right. */
const filled = [
  'bg-forest text-cream',
  'bg-mint',
  'bg-marigold [--piece:var(--cream)]',
  'bg-green [--piece:var(--ink)]',
  'bg-sand',
  'bg-coral [--piece:var(--cream)]',
] as const;

/** The cards. Copies after them make the strip endless. */
function Row({ isCopy }: { isCopy?: boolean }) {
  return (
    <ul className={clsx('flex', isCopy ? 'paper-hidden' : 'paper-fours')} aria-hidden={isCopy}>
      {industries.map(({ id, title, icon }, index) => {
        const isOutlined = index % 2 === 1;
        const iconInset = (100 * icon.inset) / 96;
        return (
          <li
            key={id}
            className={clsx(
              'mr-fluid-5 flex min-h-82 w-[max(256px,13em)] flex-none justify-between rounded-card',
              'p-8 max-md:min-h-62 max-md:w-54 max-md:p-6 print:m-0 print:w-auto print:gap-2 print:p-0',
              'print:flex-col-reverse print:justify-end print:inset-ring-0',
              isOutlined
                ? 'flex-col-reverse rounded-bl-turn inset-ring-thin inset-ring-ink'
                : clsx('flex-col rounded-tr-turn', filled[index / 2]),
            )}
            data-outlined={isOutlined || undefined}
          >
            <PieceIcon
              line={icon.line}
              dot={icon.dot}
              className={clsx('size-24 max-md:size-18', isOutlined && 'self-end')}
              // Its drawing, not its grid of 96, lies on the edge of the words.
              style={{ translate: `${isOutlined ? iconInset : -iconInset}%` }}
            />
            <h3 className="font-display text-h4">{title}</h3>
          </li>
        );
      })}
    </ul>
  );
}
