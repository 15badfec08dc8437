import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '@/motion/motion-switch';
import { cssEasing, durations, easings } from '@/motion/tokens';

/** The bar is longer by this at mid-slide, in px; and when that is, as a share of the duration. */
const stretch = 26;
const halfWay = 0.1;

const out = cssEasing(easings.out);
const slide = { duration: durations.open, easing: out, fill: 'backwards' } as const;
const turn = {
  duration: durations.tap,
  delay: durations.open * halfWay,
  fill: 'backwards',
} as const;

/** Positions of the chosen tab and of all labels, in px from the left of the list. */
interface Places {
  chosen: number;
  bar: { left: number; right: number };
  labels: readonly number[];
}

/** Positions on the page that is being replaced by another with the same tabs. */
let handedOver: Places | undefined;

const tabsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role=tab], a')];

const measure = (list: HTMLElement, chosen: number): Places => {
  const { left } = list.getBoundingClientRect();
  const tabs = tabsIn(list);
  const bar = tabs[chosen]?.getBoundingClientRect();
  return {
    chosen,
    bar: { left: (bar?.left ?? 0) - left, right: (bar?.right ?? 0) - left },
    labels: tabs.map((tab) => (tab.firstElementChild ?? tab).getBoundingClientRect().left - left),
  };
};

const move = (list: HTMLElement, from: Places, to: Places) => {
  const tabs = tabsIn(list);
  const bar = list.querySelector<HTMLElement>('[data-bar]');
  const chosen = tabs[to.chosen];
  const before = tabs[from.chosen];
  if (!bar || !chosen || !before || !('animate' in bar)) return;
  // A bar inside its tab has just been mounted there; one beside the tabs is moved by its style sheet.
  if (chosen.contains(bar)) {
    bar.animate({ left: [`${from.bar.left - to.bar.left}px`, '0px'] }, slide);
    bar.animate({ right: [`${to.bar.right - from.bar.right}px`, '0px'] }, slide);
  }
  const tail = to.bar.left > from.bar.left ? 'marginLeft' : 'marginRight';
  bar.animate(
    { [tail]: ['0px', `-${stretch}px`, '0px'], offset: [0, halfWay, 1], easing: ['linear', out] },
    durations.open,
  );
  tabs.forEach((tab, index) => {
    const by = (from.labels[index] ?? 0) - (to.labels[index] ?? 0);
    if (by) tab.firstElementChild?.animate({ translate: [`${by}px 0`, '0 0'] }, slide);
  });
  const colours = [chosen, before].map((tab) => getComputedStyle(tab).color);
  chosen.animate({ color: [colours[1] ?? '', colours[0] ?? ''] }, turn);
  before.animate({ color: [colours[0] ?? '', colours[1] ?? ''] }, turn);
};

/**
 * Slides the bar of a list of tabs to the chosen one in 480 ms, 26 px longer at mid-slide, where the labels change
 * colour. Works across pages that have the same tabs.
 * @param ref the list of tabs, each with a `span`, and the bar (`data-bar`)
 * @param chosen index of the chosen tab
 * @param onSlide called before paint when the bar begins to slide
 */
export const useTabSlide = (
  ref: RefObject<HTMLElement | null>,
  chosen: number,
  onSlide?: () => void,
) => {
  const isMotionReduced = useReducedMotion();
  const places = useRef<Places>(undefined);
  const tellSlide = useEffectEvent(() => onSlide?.());
  const isOnPages = onSlide !== undefined;

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const from = places.current ?? (isOnPages ? handedOver : undefined);
    const to = measure(list, chosen);
    places.current = to;
    if (isMotionReduced || !from || from.chosen === chosen) return;
    move(list, from, to);
    tellSlide();
  }, [ref, chosen, isMotionReduced, isOnPages]);

  useLayoutEffect(
    () => () => {
      if (isOnPages) handedOver = places.current;
      // The next page mounts before this runs; later pages must not see it.
      queueMicrotask(() => (handedOver = undefined));
    },
    [isOnPages],
  );
};
