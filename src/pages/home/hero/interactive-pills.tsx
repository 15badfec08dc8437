import { clsx } from 'clsx';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { pills, pillWords as words } from '@/content/home-pills';
import { tooLowToFall } from '@/lib/windows';
import { useMotionOff, usePrefersReducedMotion } from '@/motion/motion-switch';
import { useBodyDrag } from '@/motion/use-body-drag';
import { useVisible } from '@/motion/use-visible';
import { type PillBounds, pillBoundsFor, turnRadiusFor } from '@/physics/pill-bounds';
import { NameField } from './name-field';
import { PillStage } from './pill-stage';
import { usePillKeys } from './use-pill-keys';

/**
 * Moves the pills; visitors play with them by pointer and keyboard (docs/rules.md#hero-pills), and
 * write a name with them.
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
    // The field that renders then may wait: a press meanwhile is answered first.
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
  const { choice, handlers } = usePillKeys(stage);
  const label = choice && (pills[choice.index]?.label || words.blank);
  const motion = isVisible ? 'on' : 'unseen';

  // The pills render before this chunk loads, so the focus ring is set from here.
  useEffect(() => {
    if (!choice) return;
    const pill = area.current?.querySelectorAll('[data-pill]')[choice.index];
    pill?.setAttribute('data-chosen', choice.state);
    return () => pill?.removeAttribute('data-chosen');
  }, [area, choice]);

  const game = {
    ...handlers,
    role: 'application',
    tabIndex: 0,
    'aria-label': `${words.area}. ${words.help}`,
  };
  return (
    <>
      <div
        ref={ref}
        className={clsx(
          'pill-keys paper-hidden pointer-events-none outline-0',
          'absolute inset-x-0 top-3/5 bottom-line max-xl:top-auto max-xl:h-(--room)',
        )}
        {...(isMotionOff ? undefined : game)}
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
  // The floor reaches 1 px into the line's turn (hero.tsx).
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
