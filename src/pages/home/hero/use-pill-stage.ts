import { type RefObject, startTransition, useEffect, useState } from 'react';
import { tooLowToFall } from '@/lib/windows';
import { useMotionOff, usePrefersReducedMotion } from '@/motion/motion-switch';
import { type PillBounds, pillBoundsFor, turnRadiusFor } from '@/physics/pill-bounds';
import { PillStage } from './pill-stage';

/**
 * Opens the stage of the pills, and keeps it told of the window, of motion and of sight.
 * @param area the element that holds the pills
 * @param isVisible whether they can be seen: an engine runs only then, and never without motion
 * @returns the stage once it is open, and whether the pile has come to rest once
 */
export function usePillStage(area: RefObject<HTMLDivElement | null>, isVisible: boolean) {
  const isMotionOff = useMotionOff();
  const isReduced = usePrefersReducedMotion();
  const [stage, setStage] = useState<PillStage>();
  const [hasRested, setHasRested] = useState(false);

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

  return { stage, hasRested };
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
