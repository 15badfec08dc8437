import { type RefObject, useEffect, useState } from 'react';

/** Time constant of the follow, in ms: after it, 63 % of a jump are made up for. */
const follow = 120;

/** @returns share of the element that has come up into the window, 0 to 1. */
const visibleShare = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return height > 0 ? Math.min(1, Math.max(0, (window.innerHeight - top) / height)) : 0;
};

/**
 * Follows how much of an element has come into the window, softened, in whole steps. Frames are only requested
 * while there is something to make up for.
 * @param ref the element
 * @param toStep turns the visible share (0 to 1) into a step
 * @param isOn false: no listener and no frame
 * @returns the step
 */
export const useScrollFollow = (
  ref: RefObject<Element | null>,
  toStep: (visible: number) => number,
  isOn = true,
) => {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isOn) return;
    let request = 0;
    let before = 0;
    let at = toStep(visibleShare(element));
    setStep(Math.round(at));
    const run = (now: number) => {
      const wanted = toStep(visibleShare(element));
      const passed = before === 0 ? 16 : now - before;
      before = now;
      at += (wanted - at) * (1 - Math.exp(-passed / follow));
      const isThere = Math.abs(wanted - at) < 0.5;
      if (isThere) at = wanted;
      setStep(Math.round(at));
      request = isThere ? 0 : requestAnimationFrame(run);
    };
    const start = () => {
      if (request !== 0) return;
      before = 0;
      request = requestAnimationFrame(run);
    };
    window.addEventListener('scroll', start, { passive: true });
    window.addEventListener('resize', start);
    return () => {
      cancelAnimationFrame(request);
      window.removeEventListener('scroll', start);
      window.removeEventListener('resize', start);
    };
  }, [ref, toStep, isOn]);
  return step;
};
