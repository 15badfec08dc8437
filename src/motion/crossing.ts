import { startTransition, useEffect, useState } from 'react';
import { wait } from '@/lib/lazy-script';
import { type Press, pressOn, prepareCrossing } from './crossing-moves';
import { isMotionOff } from './motion-switch';

/**
 * The line crosses the window from one page to the next (docs/design.md#page-transitions). Idle, then leaving: a link is
 * pressed and its page is on the way; then arriving: the new page is in the document and the images move; then idle.
 * `enter` alone changes that, and its attributes on `<html>`, which `layout/page-transition.css` reads. React captures
 * both pages, `crossing-moves.ts` measures and moves them.
 *
 * A page says by attributes what takes part: `data-landing` is the piece of its line that the crossing line becomes, and
 * how (`level` draws in, `down` grows from a dot, `headline` swells to a bar), `data-landing-ground="green"` if the line
 * has its colour all the way, `data-drawn-at` when the page's own run has drawn it, in ms; `data-after-landing` shows
 * after it. `data-morph-source` morphs into `data-morph-target` of the page it leads to (a card into the page, an
 * underline into the piece above the 20, a button into the post beside the form); `data-fades` are words that fade as
 * their card does, `data-uncovered` is what a morph uncovers.
 */
interface State {
  leaving?: Press;
  arriving?: { play: () => void; ended: Promise<unknown> };
}

let state: State = {};

const root = globalThis.document?.documentElement;

/** @param value `dims` if the old page dims while leaving; how the line lands while arriving */
const enter = (next: State, value = '') => {
  state = next;
  for (const phase of ['leaving', 'arriving'] as const)
    if (next[phase]) root.dataset[phase] = value;
    else delete root.dataset[phase];
};

/** @returns whether the line will cross to the path, until it does */
export const isCrossingTo = (pathname: string) => state.leaving?.pathname === pathname;

/**
 * Follows a pressed link, with a crossing if it leads to another page, the browser can, and nothing forbids motion.
 * @param link the pressed link
 * @param isLoaded whether the page is there
 * @param navigate changes the address
 */
export function followLink(link: HTMLAnchorElement, isLoaded: boolean, navigate: () => void): void {
  const isSupported = 'startViewTransition' in document;
  if (!isSupported || link.pathname === location.pathname || isMotionOff()) enter({});
  else enter({ leaving: pressOn(link, isLoaded) }, isLoaded ? 'dims' : '');
  navigate();
}

/** The crossing and what comes before its first frame, in ms: for browsers that do not tell when it ends. */
const longestCrossingMs = 700;

/**
 * Holds the CSS animations of the new page until the crossing has ended.
 * @param drawnAt how far the run of its line has come by then, in ms
 */
const holdAnimations = (ended: Promise<unknown>, drawnAt: number) => {
  const held = document
    .getAnimations()
    .filter(
      (animation) =>
        animation instanceof CSSAnimation &&
        animation.effect instanceof KeyframeEffect &&
        animation.effect.target?.matches('main *'),
    );
  held.forEach((animation) => {
    animation.pause();
    if (drawnAt > 0) animation.currentTime = drawnAt;
  });
  const start = () =>
    held.forEach((animation) => animation.playState === 'paused' && animation.play());
  void ended.then(start, start);
};

/**
 * Measures the new page before React captures it. Call it in a layout effect, after the page has been scrolled.
 * @param pathname path of the new page
 * @param scrolled how far the old page was, in px; the window may have followed a shorter new page since
 */
export function arriveAt(pathname: string, scrolled: number): void {
  const { leaving } = state;
  if (leaving?.pathname !== pathname) return leaving && enter({});
  const { kind, drawnAt, play } = prepareCrossing(leaving, scrolled);
  const transition = 'activeViewTransition' in document && document.activeViewTransition;
  const ended = transition ? transition.finished : wait(longestCrossingMs);
  const arriving = { play, ended };
  enter({ arriving }, kind);
  holdAnimations(ended, drawnAt);
  const end = () => state.arriving === arriving && enter({});
  void ended.then(end, end);
}

/** Moves the images. Call it once React has captured both pages. */
export const startCrossing = () => state.arriving?.play();

/** @returns a promise that is fulfilled once no line crosses */
export const crossingEnded = () => Promise.resolve(state.arriving?.ended).catch(() => undefined);

/** @returns false while the line crosses to the page; delays what is costly to start */
export const useCrossed = () => {
  const [isCrossed, setIsCrossed] = useState(false);
  useEffect(() => {
    void crossingEnded().then(() => startTransition(() => setIsCrossed(true)));
  }, []);
  return isCrossed;
};

/** Jumps a running crossing to its end, so that no input waits for it. */
export function finishCrossing(): void {
  if (!state.arriving) return;
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      animation.finish();
  }
}
