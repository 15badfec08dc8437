import { clsx } from 'clsx';
import {
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { pills, pillWords as words } from '@/content/home-pills';
import type { Point } from '@/lib/point';
import { tooLowToFall } from '@/lib/windows';
import { usePrefersReducedMotion, useMotionOff } from '@/motion/motion-switch';
import { useVisible } from '@/motion/use-visible';
import { useBodyDrag } from '@/motion/use-body-drag';
import { type PillBounds, pillBoundsFor, turnRadiusFor } from '@/physics/pill-bounds';
import { NameField } from './name-field';
import { PillStage } from './pill-stage';

/**
 * Moves the pills; visitors play with them by pointer and keyboard (docs/rules.md#hero-pills).
 * Without motion no engine is loaded; it runs while the pills are visible.
 */
export function InteractivePills({ area }: { area: RefObject<HTMLDivElement | null> }) {
  const ref = useRef<HTMLDivElement>(null);
  const isMotionOff = useMotionOff();
  const isVisible = useVisible(ref, 0.01);
  const isReduced = usePrefersReducedMotion();
  const [hasRested, setHasRested] = useState(false);
  const [stage, setStage] = useState<PillStage>();

  useEffect(() => {
    const root = area.current;
    const section = root?.closest('section');
    if (!root || !section) return;
    const opened = new PillStage(root, measureBounds(root, section));
    opened.addEventListener('rest', () => setHasRested(true));
    const observer = new ResizeObserver(() => opened.resize(measureBounds(root, section)));
    observer.observe(section);
    startTransition(() => setStage(opened));
    return () => {
      observer.disconnect();
      opened.dispose();
    };
  }, [area]);
  useEffect(() => {
    const isSettled = isReduced || window.matchMedia(tooLowToFall).matches;
    stage?.setMotion({ isOff: isMotionOff, isSettled });
  }, [stage, isMotionOff, isReduced]);
  useEffect(() => stage?.setVisible(isVisible), [stage, isVisible]);

  useBodyDrag(area, '[data-pill]', stage);
  const { choice, ...keys } = usePillKeys(stage);
  const label = choice && (pills[choice.index]?.label || words.blank);
  const motion = isVisible ? 'on' : 'unseen';

  // The pills render before this chunk loads, so the focus ring is set from here.
  useEffect(() => {
    if (!choice) return;
    const pill = area.current?.querySelectorAll('[data-pill]')[choice.index];
    pill?.setAttribute('data-chosen', choice.state);
    return () => pill?.removeAttribute('data-chosen');
  }, [area, choice]);

  return (
    <>
      <div
        ref={ref}
        className={clsx(
          'pill-keys paper-hidden pointer-events-none outline-0',
          'absolute inset-x-0 top-3/5 bottom-line max-xl:top-auto max-xl:h-(--room)',
        )}
        {...(!isMotionOff && {
          ...keys,
          role: 'application',
          tabIndex: 0,
          'aria-label': `${words.area}. ${words.help}`,
        })}
      >
        <output className="sr-only">{choice && label && words[choice.state](label)}</output>
      </div>
      {stage && (
        <NameField pills={stage} motion={isMotionOff ? 'off' : motion} hasRested={hasRested} />
      )}
    </>
  );
}

/** @returns the pills' bounds, in px from the area's origin, the floor's left end */
const measureBounds = (area: HTMLElement, section: HTMLElement): PillBounds => {
  const origin = area.getBoundingClientRect();
  const width = area.clientWidth;
  const view = window.innerWidth;
  const floor = section.querySelector<HTMLElement>('.home-floor');
  const height = section.clientHeight - (floor?.offsetHeight ?? 0);
  // The floor reaches 1 px into the line's turn (hero.css).
  const side = width - (floor?.offsetWidth ?? width) - (turnRadiusFor(view) - 1);
  // The last element of each row of text that pills bounce off: the headline's second row, and the
  // lead's row.
  const copy = Array.from(section.querySelectorAll('[data-row-end]'), (end) => {
    const row = (end.parentElement ?? end).getBoundingClientRect();
    return {
      top: row.top - origin.top,
      bottom: row.bottom - origin.top,
      right: end.getBoundingClientRect().right - origin.left,
    };
  });
  return pillBoundsFor({ width, height, side, copy, view });
};

/** Distance that an arrow key moves a pill, in px; with Shift the long one. */
const stride = 24;
const longStride = 94;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface PillChoice {
  index: number;
  state: 'chosen' | 'picked' | 'dropped';
}

/**
 * Keyboard control of the pills (docs/rules.md#hero-pills): arrows choose one, from left to right;
 * Enter or Space picks it up; arrows move it; Enter, Space or Escape drops it.
 */
function usePillKeys(stage: PillStage | undefined) {
  const [choice, setChoice] = useState<PillChoice>();
  const point = useRef<Point>({ x: 0, y: 0 });

  const chooseBeside = (step: number) => {
    const poses = stage?.poses ?? [];
    // The chosen pill may have left the pile; its neighbour is still found from it.
    const order = [...poses.keys()]
      .filter((index) => index === choice?.index || !stage?.isBusy(index))
      .toSorted((a, b) => (poses[a]?.x ?? 0) - (poses[b]?.x ?? 0));
    const rank = choice ? order.indexOf(choice.index) + step : 0;
    const index = order.at(rank % order.length);
    if (index !== undefined) setChoice({ index, state: 'chosen' });
  };
  // A chosen pill that leaves the pile is invisible: the choice moves to its neighbour.
  const handOn = useEffectEvent(() => {
    if (choice && stage?.away.has(choice.index)) chooseBeside(1);
  });
  useEffect(() => {
    const onTake = () => handOn();
    stage?.addEventListener('take', onTake);
    return () => stage?.removeEventListener('take', onTake);
  }, [stage]);
  const pickUp = (index: number) => {
    const pose = stage?.poses[index];
    if (!pose || stage?.isBusy(index)) return;
    point.current = { x: pose.x, y: pose.y };
    stage?.grab(index, point.current);
    setChoice({ index, state: 'picked' });
  };
  const drop = () => {
    if (choice?.state !== 'picked') return;
    stage?.release();
    setChoice({ ...choice, state: 'dropped' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const isPicked = choice?.state === 'picked';
    if (direction) {
      event.preventDefault();
      const [x, y] = direction;
      if (!isPicked) return chooseBeside(x || y);
      const by = event.shiftKey ? longStride : stride;
      point.current = { x: point.current.x + x * by, y: point.current.y + y * by };
      stage?.drag(point.current);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (isPicked) drop();
      else if (choice) pickUp(choice.index);
    } else if (event.key === 'Escape') {
      drop();
    }
  };

  return { choice, onKeyDown, onFocus: () => choice ?? chooseBeside(0), onBlur: drop };
}
