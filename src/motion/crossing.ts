import { startTransition, useEffect, useState } from 'react';
import {
  headerEnd,
  markSource,
  measureLanding,
  type MorphKind,
  type MorphSource,
  pageOutline,
  setMeasures,
  type Side,
  sideMeasures,
  topOf,
} from './crossing-measures';
import { wait } from '@/lib/wait';
import { isMotionOff } from './motion-switch';

/**
 * The line crosses the window from one page to the next (docs/design.md#page-transitions). React captures both pages
 * and `layout/page-transition.css` moves the captured images.
 */

interface Press {
  side: Side;
  /** The path that the link leads to. */
  pathname: string;
  /** Where the footer of the old page begins, in px from the page's top. */
  footer: number;
  /** Dims the old page until it is captured; undefined while the new page loads. */
  veil: HTMLElement | undefined;
  source: MorphSource | undefined;
}

let press: Press | undefined;

/** @returns whether the line will cross to the path, until it does */
export const isCrossingTo = (pathname: string) => press?.pathname === pathname;

/** How far the old page was scrolled, in px. */
let oldScroll = 0;

const root = globalThis.document?.documentElement;

/**
 * Call it before the new page scrolls. From then on the new page does not draw its landing by itself.
 * @param pathname path of the old page
 * @param scrolled how far that was scrolled, in px; the window may have followed a shorter new page already
 */
export function leavePage(pathname: string, scrolled: number): void {
  oldScroll = scrolled;
  if (pathname === location.pathname) return;
  delete root.dataset['crossing'];
  delete root.dataset['landingKind'];
  if (press?.pathname !== location.pathname) return;
  root.dataset['crossing'] = press.side;
  root.dataset['landingKind'] = '';
}

/** Answers the press at once: the old page begins to dim before it is captured. */
const lowerVeil = () => {
  const veil = document.querySelector<HTMLElement>('.crossing-line') ?? undefined;
  veil?.style.setProperty('top', `${headerEnd()}px`);
  if (veil) veil.dataset['dims'] = '';
  return veil;
};

/** @returns how long the veil has dimmed the page, in ms */
const liftVeil = (veil: HTMLElement | undefined) => {
  const dimmed = Number(veil?.getAnimations()[0]?.currentTime ?? 0);
  delete veil?.dataset['dims'];
  return dimmed;
};

/**
 * Follows a pressed link, with a crossing if it leads to another page, the browser can, and nothing forbids motion.
 * @param link the pressed link
 * @param isLoaded whether the page is there
 * @param navigate changes the address
 */
export function followLink(link: HTMLAnchorElement, isLoaded: boolean, navigate: () => void): void {
  liftVeil(press?.veil);
  press = undefined;
  const isSupported = 'startViewTransition' in document;
  if (!isSupported || link.pathname === location.pathname || isMotionOff()) {
    navigate();
    return;
  }
  const { left, width } = link.getBoundingClientRect();
  const side = left + width / 2 < window.innerWidth / 2 ? 'left' : 'right';
  const footer = (topOf('footer') ?? 0) + window.scrollY;
  document.querySelector('[data-morphing]')?.removeAttribute('data-morphing');
  const source = markSource(link);
  const veil = isLoaded ? lowerVeil() : undefined;
  press = { side, pathname: link.pathname, footer, veil, source };
  delete root.dataset['crossing'];
  navigate();
}

/** How the bar takes the landing's shape: it draws in level, grows up or down from a dot, or swells to the headline's bar. */
type LandingKind = 'level' | 'down' | 'up' | 'headline';

/**
 * Marks the piece of a page's line that the crossing line becomes.
 * @param kind how it lands
 * @param ground 'green' if the line keeps the landing's colour all the way
 * @returns attributes for the element
 */
export const landing = (kind: LandingKind, ground?: 'green') => ({
  'data-landing': kind,
  'data-landing-ground': ground,
});

/** Attributes for an element at the end of the landing: hidden until the line arrives. */
export const afterLanding = { 'data-after-landing': '' };

/**
 * Marks an element that morphs into part of the page its link leads to.
 * @returns attributes for the link, or the card around it
 */
export const morphSource = (kind: MorphKind) => ({ 'data-morph-source': kind });

/** Attributes for words that fade out as their card morphs into the page. */
export const fades = { 'data-fades': '' };

/**
 * Marks the element that a morph ends as, if that is not the landing.
 * @returns attributes for the element
 */
export const morphTarget = (kind: Exclude<MorphKind, 'post'>) => ({ 'data-morph-target': kind });

/** Attributes for what a morph uncovers: tabs run out of their bar, and a rising piece uncovers the number. */
export const uncovered = { 'data-uncovered': '' };

/** Their animations belong to the crossing. */
const crossingParts = ['landing', 'after-landing', 'morph-target', 'uncovered']
  .map((part) => `[data-${part}]`)
  .join();

/** The crossing and what comes before its first frame, in ms: for browsers that do not tell when it ends. */
const longestCrossingMs = 700;

/** @returns a promise that settles when the crossing ends; undefined without one */
const crossingEnd = () => {
  if ('activeViewTransition' in document) return document.activeViewTransition?.finished;
  return root.dataset['crossing'] ? wait(longestCrossingMs) : undefined;
};

/** Holds the CSS animations of the new page until the crossing has ended. */
const holdAnimations = () => {
  const crossed = crossingEnd();
  if (!crossed) return;
  const held = document
    .getAnimations()
    .filter(
      (animation) =>
        animation instanceof CSSAnimation &&
        animation.effect instanceof KeyframeEffect &&
        animation.effect.target?.matches(`main :not(${crossingParts})`),
    );
  held.forEach((animation) => animation.pause());
  const start = () =>
    held.forEach((animation) => animation.playState === 'paused' && animation.play());
  void crossed.then(start, start);
};

/** @returns false while the line crosses to the page; delays what is costly to start */
export const useCrossed = () => {
  const [isCrossed, setIsCrossed] = useState(false);
  useEffect(() => {
    const mark = () => startTransition(() => setIsCrossed(true));
    void Promise.resolve(crossingEnd()).then(mark, mark);
  }, []);
  return isCrossed;
};

/**
 * Measures the new page, before React captures it: where the line passes and where it lands. Call it in a
 * layout effect, after the page has been scrolled. Every page has one header, main and footer, so none passes a ref.
 * @param pathname path of the new page
 */
export function arriveAt(pathname: string): void {
  const arrived = press;
  const dimmed = liftVeil(press?.veil);
  press = undefined;
  if (arrived?.pathname !== pathname) return;
  const { side, footer, source } = arrived;
  const { landingKind = 'out', ...landingMeasures } = measureLanding(source);
  setMeasures({
    ...sideMeasures[side],
    ...landingMeasures,
    'page-outline': pageOutline,
    window: window.innerWidth,
    'since-press': `${-dimmed}ms`,
    'page-shift': window.scrollY - oldScroll,
    'footer-shift': footer - oldScroll - (topOf('footer') ?? 0),
    'footer-above': Math.max(0, headerEnd() + oldScroll - footer),
    'page-top': headerEnd() - (topOf('main') ?? 0),
  });
  root.dataset['landingKind'] = landingKind;
  holdAnimations();
}

/** Jumps a running crossing to its end, so that no input waits for it. */
export function finishCrossing(): void {
  if (!root.dataset['crossing']) return;
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      animation.finish();
  }
}
