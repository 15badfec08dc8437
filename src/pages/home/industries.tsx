import { clsx } from 'clsx';
import { type PointerEvent, useEffect, useRef } from 'react';
import { industriesStrip as words } from '@/content/home';
import { industries } from '@/content/industries';
import { breakpoints } from '@/lib/windows';
import { reveal } from '@/motion/reveal';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';
import { usePlayChoice } from '@/motion/use-play-choice';
import { useNearView, useVisible } from '@/motion/use-visible';
import { pauseVariants } from '@/ui/pause-button';
import { PieceIcon } from '@/ui/piece';

/** In px per second (docs/rules.md#industries). */
const speed = 40;

/**
 * Rows on the strip: about one may be scrolled past, one is run past, and no window is wider than
 * the third.
 */
const rows = 3;

/** The strip stays scrolled by at least this share of a row, so that it can be scrolled back. */
const leastScroll = 0.05;

/** Every second card is an outline; the others take these colours in turn. */
const filled = [
  'bg-forest text-cream',
  'bg-mint',
  'bg-marigold [--piece:var(--cream)]',
  'bg-green [--piece:var(--ink)]',
  'bg-sand',
  'bg-coral [--piece:var(--cream)]',
] as const;

/**
 * Lets keys scroll the strip in Safari, where a scroller without a tab index takes no focus. It is
 * spread, as only a control may have a `tabIndex`.
 */
const keyStop = { tabIndex: 0 } as const;

/**
 * Twelve industries on a strip that scrolls by hand (docs/rules.md#industries), and runs by itself
 * while it is visible. Hover, focus, its button and the site's pause stop it.
 */
export function Industries() {
  const { isWanted, toggle } = usePlayChoice(true);
  const stripRef = useRef<HTMLElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const run = useRef<Animation>(undefined);
  const isNear = useNearView(stripRef);
  const isInSight = useVisible(stripRef, 0.1);
  const isHeld = useHoverOrFocus(stripRef);
  const isRunning = isWanted && isInSight && !isHeld;

  // Measure when it comes near. Together with the sections above, that would be a long task.
  useEffect(() => {
    const [strip, track] = [stripRef.current, trackRef.current];
    if (!isNear || !strip || !track) return;
    scrollToStart(strip);
    // Animated by script, because its own button runs it even while all others are paused.
    const animation = track.animate(
      { translate: ['0', `${-100 / rows}%`] },
      { duration: (rowOf(strip) / speed) * 1000, iterations: Infinity },
    );
    run.current = animation;
    return () => animation.cancel();
  }, [isNear]);

  // Runs again with `isNear`, which brings the animation.
  useEffect(() => {
    if (isRunning) run.current?.play();
    else run.current?.pause();
  }, [isNear, isRunning]);

  return (
    <section className="pt-section">
      <div
        ref={reveal}
        className="paper-head wrap mb-fluid-16 grid grid-cols-[minmax(0,1fr)_340px] items-end gap-16 max-md:grid-cols-1 max-md:gap-5"
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
      <section
        ref={stripRef}
        {...keyStop}
        className="cursor-grab scrollbar-none overflow-x-auto overscroll-x-contain select-none active:cursor-grabbing"
        aria-label={words.label}
        onScroll={({ currentTarget }) => keepEndless(currentTarget)}
        onPointerMove={dragByMouse}
      >
        <div ref={trackRef} className="paper-plain flex w-max">
          <Row />
          {isNear && Array.from({ length: rows - 1 }, (_, copy) => <Row key={copy} isCopy />)}
        </div>
      </section>
    </section>
  );
}

/** The cards. Copies after them make the strip endless. */
function Row({ isCopy }: { isCopy?: boolean }) {
  return (
    <ul className={clsx('flex', isCopy ? 'paper-hidden' : 'paper-fours')} aria-hidden={isCopy}>
      {industries.map(({ id, title, icon }, place) => {
        const isOutlined = place % 2 === 1;
        return (
          <li
            key={id}
            className={clsx(
              'mr-fluid-5 flex min-h-82 w-[max(256px,13em)] flex-none justify-between rounded-card p-8',
              'max-md:min-h-62 max-md:w-54 max-md:p-6',
              'print:m-0 print:w-auto print:flex-col-reverse print:justify-end print:gap-2 print:p-0 print:inset-ring-0',
              isOutlined
                ? 'flex-col-reverse rounded-bl-turn inset-ring-thin inset-ring-ink'
                : clsx('flex-col rounded-tr-turn', filled[(place / 2) % filled.length]),
            )}
            data-outlined={isOutlined || undefined}
          >
            <PieceIcon
              line={icon.line}
              dot={icon.dot}
              className={clsx('size-24 max-md:size-18', isOutlined && 'self-end')}
              // Its drawing, not its grid, lies on the edge of the words.
              style={{ translate: `${((isOutlined ? 1 : -1) * icon.inset * 100) / 96}%` }}
            />
            <h3 className="font-display text-h4">{title}</h3>
          </li>
        );
      })}
    </ul>
  );
}

const rowOf = (strip: HTMLElement) => strip.querySelector('ul')?.offsetWidth ?? 0;

/** Scrolls by a whole row where the strip would end, as it looks the same there: from 1.2 to 0.2. */
const keepEndless = (strip: HTMLElement) => {
  const row = rowOf(strip);
  const rowsPast = strip.scrollLeft / row - leastScroll;
  if (rowsPast < 0 || rowsPast >= 1) strip.scrollLeft -= Math.floor(rowsPast) * row;
};

/** Puts the first card in the middle of the window, in zoomed windows at the margin. */
const scrollToStart = (strip: HTMLElement) => {
  const card = strip.querySelector('li')?.offsetWidth ?? 0;
  const { documentElement: root } = document;
  const start = window.matchMedia(breakpoints['max-xl']).matches
    ? Number.parseFloat(getComputedStyle(root).getPropertyValue('--margin'))
    : (strip.offsetWidth - card) / 2;
  strip.scrollLeft = rowOf(strip) - start;
};

/** Scrolls the strip by a mouse whose button is down; browsers know only touch, wheel and keys. */
const dragByMouse = (event: PointerEvent<HTMLElement>) => {
  const { pointerType, buttons, ctrlKey, movementX, currentTarget } = event;
  if (pointerType === 'mouse' && buttons === 1 && !ctrlKey) currentTarget.scrollLeft -= movementX;
};
