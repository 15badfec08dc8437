import { addTransitionType, startTransition } from 'react';
import { isMotionReduced } from './motion-switch';

/**
 * The line crosses the window from one page to the next (docs/design.md#page-transitions). React pictures both pages
 * and `layout/page-transition.css` moves the pictures; this module measures.
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
}

let press: Press | undefined;

/** How far the old page was scrolled, in px. */
let oldScroll = 0;

const footerTop = () => document.querySelector('footer')?.getBoundingClientRect().top ?? 0;

/**
 * Call it before the new page scrolls.
 * @param scrolled how far the old page was scrolled, in px; the window may have followed a shorter new page already
 */
export function leavePage(scrolled: number): void {
  oldScroll = scrolled;
}

/**
 * Follows a pressed link, with a crossing if it leads to another page, the browser can, and nothing forbids motion.
 * @param link the pressed link
 * @param navigate changes the address
 */
export function cross(link: HTMLAnchorElement, navigate: () => void): void {
  press = undefined;
  delete document.documentElement.dataset['crossing'];
  const isSupported = 'startViewTransition' in document;
  if (!isSupported || link.pathname === location.pathname || isMotionReduced()) {
    navigate();
    return;
  }
  const { left, width } = link.getBoundingClientRect();
  const side = left + width / 2 < window.innerWidth / 2 ? 'left' : 'right';
  press = { side, pathname: link.pathname, footer: footerTop() + window.scrollY };
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

const inWindow = ({ top, bottom, width, height }: DOMRect, header: number) =>
  width + height > 0 && top >= header && bottom <= window.innerHeight;

/** A stroked path has no width of its own. */
const outlined = (element: Element, thickness: number) => {
  const rect = element.getBoundingClientRect();
  return rect.width > 0
    ? rect
    : new DOMRect(rect.x - thickness / 2, rect.y, thickness, rect.height);
};

const colourOf = (element: Element) => {
  const { fill, stroke, backgroundColor } = getComputedStyle(element);
  if (!(element instanceof SVGElement)) return backgroundColor;
  return stroke === 'none' ? fill : stroke;
};

/**
 * Measures the new page, before React pictures it: where the line passes and what it becomes. Call it in a layout
 * effect, after the page has been scrolled. Header, page and footer are there once, whichever page it is: none passes a ref.
 * @param pathname path of the new page
 */
export function arriveAt(pathname: string): void {
  const isCrossing = press?.pathname === pathname;
  const { side, footer = 0 } = press ?? {};
  press = undefined;
  const root = document.documentElement;
  delete root.dataset['crossing'];
  delete root.dataset['lands'];
  if (!isCrossing || side === undefined) return;
  // Before measuring: the landing is no longer drawn by itself.
  root.dataset['crossing'] = side;

  const px = (name: string, value: number) => root.style.setProperty(`--${name}`, `${value}px`);
  const element = document.querySelector<HTMLElement | SVGElement>('main [data-landing]');
  const thickness = Number.parseFloat(getComputedStyle(root).getPropertyValue('--line'));
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const rect = element && outlined(element, thickness);
  const kind = element && rect && inWindow(rect, header) ? element.dataset['landing'] : 'out';

  px('window', window.innerWidth);
  px('page-shift', window.scrollY - oldScroll);
  px('footer-shift', footer - oldScroll - footerTop());
  const main = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  px('page-top', Math.max(header, 0) - main);
  px('pass-y', (header + window.innerHeight - thickness) / 2);
  if (element && rect && kind !== 'out') {
    const above = { down: 0, up: rect.height - thickness }[kind ?? ''];
    px('pass-y', rect.top + (above ?? (rect.height - thickness) / 2));
    px('landing-x', rect.left);
    px('landing-y', rect.top);
    px('landing-width', rect.width);
    px('landing-height', rect.height);
    const colour = colourOf(element);
    const { borderRadius } = getComputedStyle(element);
    root.style.setProperty('--landing-radius', borderRadius);
    root.style.setProperty('--landing-colour', colour);
    const pass = element.dataset['landingGround'] === 'green' ? colour : 'var(--green)';
    root.style.setProperty('--pass-colour', pass);
  }
  root.dataset['lands'] = kind;
}

/** Takes a running crossing to its end: nobody waits for it. */
export function finishCrossing(): void {
  if (!document.documentElement.dataset['crossing']) return;
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      animation.finish();
  }
}
