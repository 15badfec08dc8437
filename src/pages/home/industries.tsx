import { clsx } from 'clsx';
import { type PointerEvent, useEffect, useRef } from 'react';
import { industriesStrip as words } from '@/content/home';
import { industries } from '@/content/industries';
import { breakpoints } from '@/lib/windows';
import { useMotionOff } from '@/motion/motion-switch';
import { reveal } from '@/motion/reveal';
import { cssEasing, durations, easings } from '@/motion/tokens';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';
import { usePlayChoice } from '@/motion/use-play-choice';
import { useNearView, useVisible } from '@/motion/use-visible';
import { pauseVariants } from '@/ui/pause-button';
import { PieceIcon } from '@/ui/piece';

/** Every second card is an outline; the others take these colours in turn. */
const filled = [
  'bg-forest text-cream',
  'bg-mint',
  'bg-marigold [--piece:var(--cream)]',
  'bg-green [--piece:var(--ink)]',
  'bg-sand',
  'bg-coral [--piece:var(--cream)]',
] as const;

/** The cards. Copies before and after them make the strip endless. */
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
              // Its line, not its grid, lies on the edge of the words.
              style={{ translate: `${((isOutlined ? 1 : -1) * icon.inset * 100) / 96}%` }}
            />
            <h3 className="font-display text-h4">{title}</h3>
          </li>
        );
      })}
    </ul>
  );
}

/** Left edge of the first card, in px: the middle of the window, in zoomed windows the margin. */
const startOf = (view: number, card: number) => {
  if (!window.matchMedia(breakpoints['max-xl']).matches) return (view - card) / 2;
  const { documentElement: root } = document;
  return Number.parseFloat(getComputedStyle(root).getPropertyValue('--margin'));
};

/**
 * Twelve industries on a strip (docs/rules.md#industries). It runs while it is visible; hover, focus, its button and the
 * site's pause stop it. Visitors can drag it and move it with the arrow keys at any time.
 */
export function Industries() {
  const isMotionOff = useMotionOff();
  const { isWanted, toggle } = usePlayChoice(true);
  const stripRef = useRef<HTMLElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const movement = useRef<ReturnType<typeof createStripTrack>>(undefined);
  const isNear = useNearView(stripRef);
  const isInSight = useVisible(stripRef, 0.1);
  const isHeld = useHoverOrFocus(stripRef);
  const isRunning = isWanted && isInSight && !isHeld;

  // Measured when it comes near: together with the sections above it would be a long task.
  useEffect(() => {
    const [strip, track] = [stripRef.current, trackRef.current];
    const card = track?.querySelector('li');
    if (!isNear || !strip || !track || !card) return;
    const start = startOf(strip.offsetWidth, card.offsetWidth);
    movement.current = createStripTrack(track, industries.length, start);
    return () => movement.current?.dispose();
  }, [isNear]);

  useEffect(() => movement.current?.setRunning(isRunning), [isNear, isRunning]);

  const release = (event: PointerEvent) => movement.current?.release(event, isMotionOff);
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
            className="-ml-1.5 inline-flex h-control items-center gap-3 rounded-card pr-6 pl-1.5 text-small/none font-semibold transition-colors hover:bg-sand"
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
        // The arrow keys need scripts.
        {...(isNear && { tabIndex: 0 })}
        className="cursor-grab touch-pan-y overflow-hidden select-none active:cursor-grabbing"
        aria-label={words.label}
        onPointerDown={(event) => {
          if (event.isPrimary && event.button === 0) movement.current?.grab(event);
        }}
        onPointerMove={(event) => movement.current?.drag(event)}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') movement.current?.turn(1, isMotionOff);
          if (key === 'ArrowLeft') movement.current?.turn(-1, isMotionOff);
        }}
      >
        <div ref={trackRef} className="paper-plain flex w-max">
          {isNear && <Row isCopy />}
          <Row />
          {isNear && <Row isCopy />}
        </div>
      </section>
    </section>
  );
}

/** In px per second (docs/rules.md#industries). */
const speed = 40;
/** How long the strip glides after a drag, in ms. */
const glide = 1000;
/** The speed at which the curve `stop` starts, as a multiple of its mean: it takes over a movement without a jerk. */
const startOfStop = 1 / easings.stop[2];
/** Only the last moves of a drag tell how fast it was, in ms. */
const recent = 100;

interface Move {
  animation: Animation;
  from: number;
  by: number;
}

const translate = (rows: number) => `${(-100 / 3) * (1 + rows)}%`;

/**
 * Moves a track that holds the same row of cards three times, so that it has no end. A place is measured in rows; at 0
 * the second row starts at the left edge of the window. All movements but a drag are animations, which leave the main
 * thread alone.
 * @param track three rows, one after the other
 * @param cards how many a row has
 * @param start x of the first card, in px
 */
function createStripTrack(track: HTMLElement, cards: number, start: number) {
  const rowWidth = () => track.offsetWidth / 3;
  let place = 0;
  let move: Move | undefined;
  let drag: { id: number; points: { x: number; time: number }[] } | undefined;
  let isMeantToRun = false;

  const settle = (rows: number) => {
    // The same view with the second row at the window, −0.5 to 0.5.
    place = rows - Math.round(rows);
    track.style.translate = translate(place);
  };

  const halt = () => {
    if (!move) return;
    const { animation, from, by } = move;
    move = undefined;
    settle(from + by * (animation.effect?.getComputedTiming().progress ?? 1));
    animation.cancel();
  };

  /** Replaces the current movement by one of a row at most. */
  const moveBy = (by: number, timing: KeyframeAnimationOptions) => {
    halt();
    // To the right it starts at −1 to 0, to the left at 0 to 1, so that cards fill the window throughout.
    const from = place - (by > 0 ? Math.ceil(place) : Math.floor(place));
    const animation = track.animate(
      { translate: [translate(from), translate(from + by)] },
      { fill: 'forwards', ...timing },
    );
    move = { animation, from, by };
    return animation;
  };

  const run = () => {
    if (!isMeantToRun || move || drag) return;
    moveBy(1, { duration: (rowWidth() / speed) * 1000, iterations: Infinity });
  };

  const moveOnce = (by: number, timing: KeyframeAnimationOptions) => {
    moveBy(by, timing).onfinish = () => {
      halt();
      run();
    };
  };

  /** Slows from a speed, in px per second, to rest. */
  const slowDown = (from: number, duration: number) => {
    const distance = (from * duration) / 1000 / startOfStop / rowWidth();
    // Beyond these bounds the window would show what lies outside the three rows.
    moveOnce(Math.max(-0.99, Math.min(0.99, distance)), {
      duration,
      easing: cssEasing(easings.stop),
    });
  };

  settle(-start / rowWidth());

  return {
    /** Runs on its own from now on, or slows to rest in 480 ms. */
    setRunning(isRunning: boolean) {
      const wasRunning = isMeantToRun && move?.by === 1;
      isMeantToRun = isRunning;
      if (isRunning) run();
      else if (wasRunning) slowDown(speed, durations.open);
    },

    /** @param by how many cards to the right */
    turn(by: number, isMotionOff: boolean) {
      moveOnce(by / cards, {
        duration: isMotionOff ? 0 : durations.open,
        easing: cssEasing(easings.out),
      });
    },

    grab({ pointerId, clientX, timeStamp }: PointerEvent) {
      halt();
      drag = { id: pointerId, points: [{ x: clientX, time: timeStamp }] };
      track.setPointerCapture(pointerId);
    },

    drag({ pointerId, clientX, timeStamp }: PointerEvent) {
      if (drag?.id !== pointerId) return;
      const last = drag.points.at(-1);
      if (last) settle(place - (clientX - last.x) / rowWidth());
      drag.points = drag.points.filter(({ time }) => timeStamp - time < recent);
      drag.points.push({ x: clientX, time: timeStamp });
    },

    /** Lets go: the strip glides on, or stays under reduced motion. */
    release({ pointerId, timeStamp }: PointerEvent, isMotionOff: boolean) {
      if (drag?.id !== pointerId) return;
      const points = drag.points.filter(({ time }) => timeStamp - time < recent);
      const [first, last] = [points[0], points.at(-1)];
      drag = undefined;
      if (!first || !last || first === last || isMotionOff) return run();
      slowDown(((first.x - last.x) / (last.time - first.time)) * 1000, glide);
    },

    dispose() {
      isMeantToRun = false;
      move?.animation.cancel();
      move = undefined;
    },
  };
}
