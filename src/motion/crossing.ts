import { addTransitionType, startTransition, useEffect, useState } from 'react';
import {
  type Becoming,
  headerEnd,
  measureLanding,
  setMeasures,
  takeThing,
  type Thing,
  topOf,
} from './crossing-measures';
import { wait } from '@/lib/wait';
import { isMotionReduced } from './motion-switch';

/**
 * The line crosses the window from one page to the next (docs/design.md#page-transitions). React pictures both pages
 * and `layout/page-transition.css` moves the pictures.
 */

/** The type of React's transition in which the line crosses. */
export const crossing = 'crossing';

interface Press {
  /** The half of the window in which the pressed link lies. */
  side: 'left' | 'right';
  /** The path that the link leads to. */
  pathname: string;
  /** Where the footer of the old page begins, in px from the page's top. */
  footer: number;
  /** Dims the old page until it is pictured; undefined where the new page still loads. */
  veil: HTMLElement | undefined;
  thing: Thing | undefined;
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
  delete root.dataset['lands'];
  if (press?.pathname !== location.pathname) return;
  root.dataset['crossing'] = press.side;
  root.dataset['lands'] = '';
}

/** The press is answered at once: the old page begins to dim before it is pictured. */
const lowerVeil = () => {
  const veil = document.querySelector<HTMLElement>('.crossing-line') ?? undefined;
  veil?.style.setProperty('top', `${headerEnd()}px`);
  if (veil) veil.dataset['dims'] = '';
  return veil;
};

/** @returns for how long the veil has dimmed the page, in ms */
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
export function cross(link: HTMLAnchorElement, isLoaded: boolean, navigate: () => void): void {
  liftVeil(press?.veil);
  press = undefined;
  const isSupported = 'startViewTransition' in document;
  if (!isSupported || link.pathname === location.pathname || isMotionReduced()) {
    navigate();
    return;
  }
  const { left, width } = link.getBoundingClientRect();
  const side = left + width / 2 < window.innerWidth / 2 ? 'left' : 'right';
  const footer = (topOf('footer') ?? 0) + window.scrollY;
  document.querySelector('[data-becoming]')?.removeAttribute('data-becoming');
  const thing = takeThing(link);
  const veil = isLoaded ? lowerVeil() : undefined;
  press = { side, pathname: link.pathname, footer, veil, thing };
  delete root.dataset['crossing'];
  startTransition(() => {
    addTransitionType(crossing);
    navigate();
  });
}

/** What a landing does to become its rest: nothing but shrink, or grow up or down from a dot. */
type Landing = 'level' | 'down' | 'up' | 'headline';

/**
 * Marks the piece of a page's line that the crossing line becomes.
 * @param kind how it lands
 * @param ground 'green' where the line keeps the landing's colour all the way
 * @returns attributes for the element
 */
export const landing = (kind: Landing, ground?: 'green') => ({
  'data-landing': kind,
  'data-landing-ground': ground,
});

/** For what stands at the end of the line: hidden until that is there. */
export const afterLanding = { 'data-after-landing': '' };

/**
 * Marks a thing that becomes part of the page its link leads to.
 * @returns attributes for the link, or the card around it
 */
export const becomes = (part: Becoming) => ({ 'data-becomes': part });

/** For words that fade out as their card becomes the page. */
export const fades = { 'data-fades': '' };

/**
 * Marks what a thing becomes, where that is not the landing.
 * @returns attributes for the element
 */
export const become = (part: Exclude<Becoming, 'post'>) => ({ 'data-become': part });

/** For what the thing brings with it: tabs run out of their bar, and a rising piece uncovers the number. */
export const broughtAlong = { 'data-brought': '' };

/** What the line becomes or brings along does not wait for it. */
const landingParts = ['landing', 'after-landing', 'become', 'brought']
  .map((part) => `[data-${part}]`)
  .join();

/** A crossing with what comes before its first frame, in ms: for browsers that do not tell when it ends. */
const longestCrossingMs = 700;

/** @returns what resolves or rejects at the end of the crossing; undefined without one */
const crossingEnd = () => {
  if ('activeViewTransition' in document) return document.activeViewTransition?.finished;
  return root.dataset['crossing'] ? wait(longestCrossingMs) : undefined;
};

/** Lets the drawn runs of the new page start after the crossing. */
const holdRuns = () => {
  const crossed = crossingEnd();
  if (!crossed) return;
  const runs = document
    .getAnimations()
    .filter(
      (run) =>
        run instanceof CSSAnimation &&
        run.effect instanceof KeyframeEffect &&
        run.effect.target?.matches(`main :not(${landingParts})`),
    );
  runs.forEach((run) => run.pause());
  const start = () => runs.forEach((run) => run.playState === 'paused' && run.play());
  void crossed.then(start, start);
};

/** @returns false while the line crosses to the page: what is heavy to start waits for it */
export const useCrossed = () => {
  const [isCrossed, setIsCrossed] = useState(false);
  useEffect(() => {
    const mark = () => setIsCrossed(true);
    void Promise.resolve(crossingEnd()).then(mark, mark);
  }, []);
  return isCrossed;
};

/**
 * Measures the new page, before React pictures it: where the line passes and what it becomes. Call it in a layout
 * effect, after the page has been scrolled. Header, page and footer are there once, whichever page it is: none passes a ref.
 * @param pathname path of the new page
 */
export function arriveAt(pathname: string): void {
  const isCrossing = press?.pathname === pathname;
  const { footer = 0, thing, veil } = press ?? {};
  const dimmed = liftVeil(veil);
  press = undefined;
  if (!isCrossing) return;
  const { lands = 'out', ...measured } = measureLanding(thing);
  const measures = {
    ...measured,
    window: window.innerWidth,
    'since-press': `${-dimmed}ms`,
    'page-shift': window.scrollY - oldScroll,
    'footer-shift': footer - oldScroll - (topOf('footer') ?? 0),
    'page-top': headerEnd() - (topOf('main') ?? 0),
  };
  setMeasures(measures);
  root.dataset['lands'] = lands;
  holdRuns();
}

/** Takes a running crossing to its end: nobody waits for it. */
export function finishCrossing(): void {
  if (!root.dataset['crossing']) return;
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      animation.finish();
  }
}
