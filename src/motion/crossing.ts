import { startTransition, useEffect, useState } from 'react';
import { wait } from '@/lib/wait';
import { findInMain, headerEnd, measureNewPage, measureOldPage } from './crossing-measures';
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

/** A link has been pressed: the old page, until the new one is there. */
interface Departure {
  kind: 'leaving';
  /** Path of the new page. */
  pathname: string;
  oldPage: ReturnType<typeof measureOldPage>;
  /** When the old page began to dim, in ms; undefined if it dims only once the new one is there. */
  dimsFrom: number | undefined;
}

/** The new page is in the document, and the line crosses to it. */
interface Arrival {
  kind: 'arriving';
  measures: Measures;
  dimsFrom: Departure['dimsFrom'];
  /** Resolves once the captured images are gone, also if the browser has skipped the crossing. */
  ended: Promise<unknown>;
}

/** What goes on now; undefined while nothing crosses. */
let crossing: Departure | Arrival | undefined;

const root = globalThis.document?.documentElement;

/** Changes what goes on, and the attributes of `<html>` with it. */
const setCrossing = (next?: Departure | Arrival) => {
  crossing = next;
  for (const name of ['leaving', 'arriving', 'arrivingFrom']) delete root.dataset[name];
  if (next?.kind === 'leaving') root.dataset['leaving'] = next.dimsFrom === undefined ? '' : 'dims';
  if (next?.kind !== 'arriving') return;
  const { landing, isLeft } = next.measures;
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
  const { pathname } = link;
  const isSupported = 'startViewTransition' in document;
  if (isSupported && pathname !== location.pathname && !isMotionOff()) {
    const oldPage = measureOldPage(link);
    keepVeilOffHeader();
    const dimsFrom = isLoaded ? performance.now() : undefined;
    setCrossing({ kind: 'leaving', pathname, oldPage, dimsFrom });
  } else {
    setCrossing();
  }
  navigate();
}

/** @returns whether a link to the path has been pressed, until its page is there */
export const isCrossingTo = (pathname: string) =>
  crossing?.kind === 'leaving' && crossing.pathname === pathname;

/**
 * Measures the new page before React captures it, and holds its CSS animations until the crossing
 * has ended. Call it in a layout effect, after the page has been scrolled.
 * @param oldScroll how far the old page was scrolled, in px; a shorter new page differs
 */
export async function arriveAt(pathname: string, oldScroll: number) {
  const departure = crossing?.kind === 'leaving' ? crossing : undefined;
  if (!departure) return;
  if (departure.pathname !== pathname) return setCrossing();
  const { oldPage, dimsFrom } = departure;
  const measures = measureNewPage(oldPage, oldScroll);
  const arrival: Arrival = { kind: 'arriving', measures, dimsFrom, ended: crossingEnd() };
  setCrossing(arrival);
  const release = holdAnimations();
  await arrival.ended;
  release();
  // Another link may have been pressed meanwhile.
  if (crossing === arrival) setCrossing();
}

/** Moves the images. Call it once React has captured both pages. */
export function startCrossing(): void {
  if (crossing?.kind !== 'arriving') return;
  const { measures, dimsFrom, ended } = crossing;
  const moves = Object.entries(planCrossing(measures)).map(([image, frames]) =>
    animateImage(image, frames, times.end),
  );
  const dims = ['old(page)', 'old(footer)', 'old(back-tab)'].map((image) =>
    animateImage(image, dimming, times.oldPageGone),
  );
  // They go on where the veil has come to, so that the page never gets brighter.
  if (dimsFrom !== undefined) for (const dim of dims) dim.startTime = dimsFrom;
  // Until then the line stands for the piece that it becomes.
  for (const piece of document.querySelectorAll('main [data-landed]'))
    piece.animate({ visibility: ['hidden', 'hidden'] }, { duration: times.landingShows });
  // A finished animation would still hold on to its image, which is gone.
  void ended.then(() => [...moves, ...dims].forEach((animation) => animation.cancel()));
}

const dimming = [{ filter: 'brightness(1)' }, { filter: 'brightness(0.85)' }];

/** Jumps a running crossing to its end, so that no input has to wait. */
export function finishCrossing(): void {
  if (crossing?.kind !== 'arriving') return;
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      animation.finish();
  }
}

/** @returns false while the line crosses to the page: what is costly starts after that */
export const useCrossed = () => {
  const [isCrossed, setIsCrossed] = useState(false);
  useEffect(() => {
    const ended = crossing?.kind === 'arriving' ? crossing.ended : Promise.resolve();
    void ended.then(() => startTransition(() => setIsCrossed(true)));
  }, []);
  return isCrossed;
};

/** The veil dims the old page, but not the header, which stays. */
const keepVeilOffHeader = () =>
  document
    .querySelector<HTMLElement>('.crossing-line')
    ?.style.setProperty('top', `${headerEnd()}px`);

/** What a crossing takes at most with its start, in ms. */
const longestCrossing = times.end + 180;

/** Resolves when the browser drops the images. Some browsers do not tell; then after the longest time. */
const crossingEnd = (): Promise<unknown> => {
  const transition = 'activeViewTransition' in document ? document.activeViewTransition : null;
  return transition ? transition.finished.catch(() => undefined) : wait(longestCrossing);
};

const animateImage = (image: string, frames: Keyframe[], duration: number) =>
  root.animate(frames, { pseudoElement: `::view-transition-${image}`, duration, fill: 'both' });

/**
 * Stops the CSS animations of the new page, at the time when they have drawn the landing.
 * @returns lets them go on
 */
const holdAnimations = () => {
  const drawnAt = Number(findInMain('[data-landed][data-drawn-at]')?.dataset['drawnAt'] ?? 0);
  const held = document.getAnimations().filter(isOfNewPage);
  for (const animation of held) {
    animation.pause();
    if (drawnAt > 0) animation.currentTime = drawnAt;
  }
  return () => {
    for (const animation of held) if (animation.playState === 'paused') animation.play();
  };
};

const isOfNewPage = (animation: Animation) =>
  animation instanceof CSSAnimation &&
  animation.effect instanceof KeyframeEffect &&
  animation.effect.target?.matches('main *') === true;
