import { startTransition, useEffect, useState } from 'react';
import { wait } from '@/lib/wait';
import { boxIn, findInMain, headerEnd, measureNewPage } from './crossing-measures';
import { type Measures, planCrossing, times } from './crossing-plan';
import { isMotionOff } from './motion-switch';

/*
 * The line crosses the window from one page to the next (docs/design.md#crossings):
 *
 * 1. `followLink`: a link is pressed. The old page is measured, and we are `leaving` it.
 * 2. `arriveAt`: the new page is in the document. It is measured before the browser captures it,
 *    and we are `arriving`.
 * 3. `startCrossing`: both are captured. Their images move as `crossing-plan.ts` says.
 * 4. The crossing ends by itself, or by an input (`finishCrossing`).
 *
 * `layout/page-transition.css` reads the state from the attributes of `<html>`. A page says by
 * attributes what takes part: `data-landing` is the piece that the line becomes, and how (`landings`
 * in the plan); `data-landing-ground="green"` says that it lies on green, `data-drawn-at` when the
 * page's own run has drawn it, and `data-after-landing` shows with it.
 */

/** The old page, from the press on the link until the new page is there. */
interface Departure {
  /** Path of the new page. */
  pathname: string;
  /** Whether the link is in the left half of the window. */
  isLeft: boolean;
  /** Where the footer begins, from the page's top, in px. */
  footer: number;
  /** When the old page began to dim, in ms; undefined if it dims only once the new one is there. */
  dimsFrom: number | undefined;
}

/** The new page, until the line has crossed to it. */
interface Arrival {
  measures: Measures;
  dimsFrom: Departure['dimsFrom'];
  /** What moves the captured images, once they move. */
  animations: Animation[];
  /** Resolves once the images are gone, also if the browser has skipped the crossing. */
  ended: Promise<unknown>;
}

let leaving: Departure | undefined;
let arriving: Arrival | undefined;

const root = globalThis.document?.documentElement;

/** Changes the state, and the attributes of `<html>` with it. Without either nothing crosses. */
const setCrossing = (next: { leaving?: Departure; arriving?: Arrival }) => {
  ({ leaving, arriving } = next);
  for (const name of ['leaving', 'arriving', 'arrivingFrom']) delete root.dataset[name];
  if (leaving) root.dataset['leaving'] = leaving.dimsFrom === undefined ? '' : 'dims';
  if (!arriving) return;
  const { landing, isLeft } = arriving.measures;
  root.dataset['arriving'] = landing?.kind ?? 'out';
  root.dataset['arrivingFrom'] = isLeft ? 'left' : 'right';
};

/**
 * Follows a pressed link, with a crossing if it leads to another page, the browser can, and nothing
 * forbids motion.
 * @param isLoaded whether the new page has loaded, so that the old one dims at once
 * @param navigate changes the address
 */
export function followLink(link: HTMLAnchorElement, isLoaded: boolean, navigate: () => void): void {
  const isSupported = 'startViewTransition' in document;
  const isSamePage = link.pathname === location.pathname;
  if (!isSupported || isSamePage || isMotionOff()) setCrossing({});
  else setCrossing({ leaving: leaveOldPage(link, isLoaded) });
  navigate();
}

/** What a crossing takes at most with its start, in ms. */
const longestCrossing = times.end + 180;

/**
 * Measures the new page before React captures it, and holds its CSS animations until the crossing
 * has ended. Call it in a layout effect, after the page has been scrolled.
 * @param oldScroll how far the old page was scrolled, in px; a shorter new page differs
 */
export async function arriveAt(pathname: string, oldScroll: number) {
  if (!leaving) return;
  if (leaving.pathname !== pathname) return setCrossing({});
  // Some browsers with view transitions do not tell which one runs, and so not when it ends.
  const transition = 'activeViewTransition' in document ? document.activeViewTransition : null;
  const ending = transition ? transition.finished : wait(longestCrossing);
  const arrival: Arrival = {
    measures: measureNewPage(leaving.isLeft, { scroll: oldScroll, footer: leaving.footer }),
    dimsFrom: leaving.dimsFrom,
    animations: [],
    ended: ending.catch(() => undefined),
  };
  setCrossing({ arriving: arrival });
  const release = holdAnimations();
  await arrival.ended;
  release();
  // A finished animation would still hold on to its image, which is gone.
  for (const animation of arrival.animations) animation.cancel();
  if (arriving === arrival) setCrossing({});
}

/** Moves the images. Call it once React has captured both pages. */
export function startCrossing(): void {
  if (!arriving) return;
  const { measures, animations, dimsFrom } = arriving;
  for (const [image, frames] of Object.entries(planCrossing(measures)))
    animations.push(animate(image, frames, times.end));
  for (const image of ['old(page)', 'old(footer)', 'old(back-tab)']) {
    const dims = animate(image, { filter: dimming }, times.oldPageGone);
    // It goes on where the veil has come to, so that the page never gets brighter.
    if (dimsFrom !== undefined) dims.startTime = dimsFrom;
    animations.push(dims);
  }
  for (const piece of document.querySelectorAll('main [data-landed]'))
    piece.animate({ visibility: ['hidden', 'hidden'] }, { duration: times.landingShows });
}

const dimming = ['brightness(1)', 'brightness(0.85)'];

const animate = (image: string, frames: Keyframe[] | PropertyIndexedKeyframes, duration: number) =>
  root.animate(frames, { pseudoElement: `::view-transition-${image}`, duration, fill: 'both' });

/** Jumps a running crossing to its end, so that no input has to wait. */
export function finishCrossing(): void {
  if (!arriving) return;
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      animation.finish();
  }
}

/** @returns whether the line will cross to the path, until it does */
export const isCrossingTo = (pathname: string) => leaving?.pathname === pathname;

/** @returns false while the line crosses to the page: what is costly starts after that */
export const useCrossed = () => {
  const [isCrossed, setIsCrossed] = useState(false);
  useEffect(() => {
    const ended = arriving?.ended ?? Promise.resolve();
    void ended.then(() => startTransition(() => setIsCrossed(true)));
  }, []);
  return isCrossed;
};

/** Measures the old page, and puts the veil that dims it below the header, which stays as it is. */
const leaveOldPage = (link: HTMLAnchorElement, isLoaded: boolean): Departure => {
  const { left, width } = link.getBoundingClientRect();
  const veil = document.querySelector<HTMLElement>('.crossing-line');
  veil?.style.setProperty('top', `${headerEnd()}px`);
  return {
    pathname: link.pathname,
    isLeft: left + width / 2 < window.innerWidth / 2,
    footer: boxIn('footer').top + window.scrollY,
    dimsFrom: isLoaded ? performance.now() : undefined,
  };
};

/**
 * Stops the CSS animations of the new page, at the time when they have drawn the landing.
 * @returns lets them go on
 */
const holdAnimations = () => {
  const drawnAt = Number(findInMain('[data-landed][data-drawn-at]')?.dataset['drawnAt'] ?? 0);
  const held = document
    .getAnimations()
    .filter(
      (animation) =>
        animation instanceof CSSAnimation &&
        animation.effect instanceof KeyframeEffect &&
        animation.effect.target?.matches('main *'),
    );
  for (const animation of held) {
    animation.pause();
    if (drawnAt > 0) animation.currentTime = drawnAt;
  }
  return () => {
    for (const animation of held) if (animation.playState === 'paused') animation.play();
  };
};
